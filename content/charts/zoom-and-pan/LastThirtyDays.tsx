import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { daylightByDay } from '../../samples/chartDaylight';

// #region preview
const percentOf = (moment: Date, days: Date[]) => {
  const first = Number(days[0]);
  const last = Number(days.at(-1));
  return (100 * (Number(moment) - first)) / (last - first);
};
const days = daylightByDay.map(({ date }) => date);
const start = percentOf(new Date(2025, 11, 1), days);
// #endregion
const short = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function LastThirtyDays() {
  return (
    <LineChartPro
      height={280}
      role="img"
      aria-label="Daylight in Oslo in December, with the shortest day on the 22nd"
      dataset={daylightByDay}
      xAxis={[
        {
          id: 'day',
          dataKey: 'date',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: short,
          zoom: { minSpan: 2, filterMode: 'discard', slider: { enabled: true } },
        },
      ]}
      yAxis={[{ label: 'Daylight in Oslo (hours)' }]}
      series={[{ dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false }]}
      initialZoom={[{ axisId: 'day', start, end: 100 }]}
      hideLegend
    />
  );
}
