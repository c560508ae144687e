import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const series = [
  { data: [3.2, 2.9, 3.4, 3.8, 4.6], label: 'Sandvik', stack: 'all' },
  { data: [1.4, 1.2, 1.5, 1.7, 2.4], label: 'Norrholm', stack: 'all' },
  { data: [0.8, 0.9, 0.7, 1.1, 1.9], label: 'Ekskär', stack: 'all' },
];

export function ChartSample() {
  return (
    <BarChart
      height={220}
      skipAnimation
      xAxis={[{ data: days, scaleType: 'band' }]}
      yAxis={[{ label: 'Passengers (thousands)', width: 48 }]}
      series={series}
      borderRadius={4}
    />
  );
}
