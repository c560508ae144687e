import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { stationBoardings } from '../../samples/transit';

// #region preview
const remedies = {
  none: {},
  rotated: { height: 110, tickLabelStyle: { angle: -45, textAnchor: 'end' } },
  wrapped: {
    height: 60,
    valueFormatter: (name: string) => name.replaceAll(' ', '\n'),
    tickLabelStyle: { fontSize: 10 },
  },
  all: { tickLabelInterval: () => true },
} as const;
// #endregion

export default function LongLabels() {
  const [name, setName] = React.useState<keyof typeof remedies>('rotated');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Long labels"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(remedies).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={300}
        role="img"
        aria-label="Boardings by station; Central Station leads"
        dataset={stationBoardings}
        xAxis={[{ scaleType: 'band', dataKey: 'station', ...remedies[name] }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[{ dataKey: 'boardings', label: 'Boardings', color: '#4254fb' }]}
        hideLegend
      />
    </Box>
  );
}
