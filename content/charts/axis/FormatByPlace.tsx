import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { riverLevels } from '../../samples/river';

// #region preview
const formatDay = (date: Date, { location }: AxisValueFormatterContext) =>
  location === 'tick'
    ? date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
    : date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
// #endregion

export default function FormatByPlace() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="The river peaks at 268 cm on 8 April"
      dataset={riverLevels}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 6,
          valueFormatter: formatDay,
        },
      ]}
      yAxis={[{ label: 'Water level (cm)', min: 0 }]}
      series={[
        {
          dataKey: 'upstream',
          label: 'Level',
          color: '#4254fb',
          showMark: false,
          valueFormatter: (value) => `${value} cm`,
        },
      ]}
      hideLegend
    />
  );
}
