import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
/** Loans of one genre, with a wave of interest around a week. */
const loans = (base: number, peak: number) =>
  weeks.map((week) => Math.round(base + 90 * Math.exp(-((week - peak) ** 2) / 18)));
const genres = [
  { label: 'Crime', color: '#7f1d1d', data: loans(40, 4) },
  { label: 'Travel', color: '#b45309', data: loans(22, 21) },
  { label: 'History', color: '#4d7c0f', data: loans(30, 12) },
  { label: 'Cooking', color: '#0e7490', data: loans(18, 17) },
  { label: 'Poetry', color: '#6d28d9', data: loans(8, 9) },
];

export default function Streamgraph() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="Crime leads in winter, travel in June"
      xAxis={[{ data: weeks, scaleType: 'point', label: 'Week of the year' }]}
      yAxis={[{ position: 'none' }]}
      series={genres.map((genre) => ({
        ...genre,
        area: true,
        showMark: false,
        stack: 'loans',
        stackOffset: 'wiggle',
        stackOrder: 'insideOut',
        valueFormatter: (value) => `${value} loans`,
      }))}
    />
    // #endregion
  );
}
