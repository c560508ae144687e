import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

export default function PickedSeries() {
  // #region preview
  const [seriesId, setSeriesId] = React.useState<string | number | null>('tourer');
  const highlightedItem = seriesId === null ? null : { seriesId };
  // #endregion

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted bicycle"
        value={seriesId}
        onChange={(_event, next: string | null) => setSeriesId(next)}
      >
        {bikeTests.map(({ id, label }) => (
          <ToggleButton key={id} value={id} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        height={300}
        role="img"
        aria-label="Test ratings of three bicycles"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={bikeTests.map((test) => ({ ...test, fillArea: true }))}
        colors={['#7b1fa2', '#00796b', '#b26a00']}
        highlight="series"
        highlightedItem={highlightedItem}
        onHighlightChange={(item) => setSeriesId(item?.seriesId ?? null)}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
    </Box>
  );
}
