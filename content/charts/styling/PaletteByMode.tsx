import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

export default function PaletteByMode() {
  return (
    // #region preview
    <Box
      sx={(theme) => ({
        '--first': '#2a37b8',
        '--second': '#b34700',
        ...theme.applyStyles('dark', { '--first': '#9aa4fd', '--second': '#f0a06a' }),
      })}
    >
      <BarChart
        colors={['var(--first)', 'var(--second)']}
        slotProps={{ tooltip: { disablePortal: true } }}
        // #endregion
        height={280}
        role="img"
        aria-label="Two lines carry most people on Friday"
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day', label: 'Day' }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[
          { dataKey: 'northLine', label: 'North line' },
          { dataKey: 'southLine', label: 'South line' },
        ]}
      />
    </Box>
  );
}
