import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts';
import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const sources = { hydro: '#4254fb', wind: '#009e73', gas: '#c77700', coal: '#7d8590' };
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function FromAList() {
  const [item, setItem] = React.useState<HighlightItemData | null>({ seriesId: 'wind' });

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted source"
        value={item?.seriesId ?? null}
        onChange={(_event, seriesId: string | null) => setItem(seriesId ? { seriesId } : null)}
      >
        {Object.keys(sources).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Electricity by source and year; one source stands out"
        dataset={yearlyGeneration}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
        yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
        series={Object.entries(sources).map(([id, color]) => ({
          id,
          color,
          dataKey: id,
          label: id,
          highlightScope,
        }))}
        highlightedItem={item}
        onHighlightChange={setItem}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
