import { LineChart } from '@mui/x-charts/LineChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { riverLevels } from '../../samples/river';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
const days = {
  scaleType: 'time',
  valueFormatter: day,
  domainLimit: 'strict',
  tickNumber: 6,
} as const;
const centimeters = (value: number | null) => `${value} cm`;

export default function WarningLevels() {
  return (
    <LineChart
      height={300}
      role="img"
      aria-label="The river was above the second warning level on three days"
      dataset={riverLevels}
      xAxis={[{ dataKey: 'date', ...days }]}
      // #region preview
      yAxis={[
        {
          label: 'Water level (cm)',
          min: 0,
          colorMap: {
            type: 'piecewise',
            thresholds: [180, 230],
            colors: ['#4254fb', '#c77700', '#c62828'],
          },
        },
      ]}
      // #endregion
      series={[
        { dataKey: 'upstream', label: 'Level', showMark: false, valueFormatter: centimeters },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: { axisDirection: 'y', labelPosition: 'inline-end', sx: { width: 'fit-content' } },
      }}
    />
  );
}
