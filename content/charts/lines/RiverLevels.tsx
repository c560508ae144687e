import { LineChart } from '@mui/x-charts/LineChart';
import { riverLevels } from '../../samples/river';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
const days = {
  scaleType: 'time',
  valueFormatter: day,
  domainLimit: 'strict',
  tickNumber: 6,
} as const;
const centimeters = (value: number | null) => (value === null ? 'no reading' : `${value} cm`);
const level = { showMark: false, valueFormatter: centimeters };

export default function RiverLevels() {
  return (
    // #region preview
    <LineChart
      height={320}
      role="img"
      aria-label="The flood of early April reaches the lower gauge one day after the upper one"
      dataset={riverLevels}
      xAxis={[{ dataKey: 'date', ...days }]}
      yAxis={[{ label: 'Water level (cm)', min: 0 }]}
      series={[
        { dataKey: 'upstream', label: 'Upper gauge', color: '#4254fb', ...level },
        { dataKey: 'downstream', label: 'Lower gauge', color: '#d55e00', ...level },
      ]}
      grid={{ horizontal: true }}
    />
    // #endregion
  );
}
