import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const names = ['Ada', 'Ben', 'Chloe', 'Dario', 'Emi'];
const shifts = ['Off', 'Early', 'Late', 'Night'];
const colors = ['#cbd5e1', '#d97706', '#0f766e', '#4338ca'];
const plan = names.flatMap((_, row) =>
  days.map((_day, column): HeatmapValueType => [column, row, (column + row * 2) % 4]),
);

export default function ShiftPlan() {
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, height: 28, typography: 'body2' }}>
        {shifts.map((shift, index) => (
          <Box key={shift} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 14, height: 14, borderRadius: 0.5, bgcolor: colors[index] }} />
            {shift}
          </Box>
        ))}
      </Box>
      <Box role="img" aria-label="Shifts of five nurses for a week">
        {/* #region preview */}
        <Heatmap
          height={260}
          xAxis={[{ data: days, categoryGapRatio: 0.06 }]}
          yAxis={[{ data: names, categoryGapRatio: 0.06, width: 54 }]}
          zAxis={[{ colorMap: { type: 'ordinal', values: [0, 1, 2, 3], colors } }]}
          series={[
            {
              data: plan,
              label: 'Shift',
              valueFormatter: ([, , code]) => shifts[code] ?? '',
            },
          ]}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
