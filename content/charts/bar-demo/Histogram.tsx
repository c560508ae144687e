import { BarChart } from '@mui/x-charts/BarChart';

// #region preview
/** Counts how often each sum of three dice occurs among all 216 throws. */
const dice = [1, 2, 3, 4, 5, 6];
const sums = dice.flatMap((first) =>
  dice.flatMap((second) => dice.map((third) => first + second + third)),
);
const bins = Array.from({ length: 16 }, (_, index) => index + 3);
const counts = bins.map((bin) => sums.filter((sum) => sum === bin).length);
// #endregion

export default function Histogram() {
  return (
    <BarChart
      height={300}
      role="img"
      aria-label="Sums of 10 and 11 are most frequent, with 27 of 216 throws each"
      xAxis={[{ data: bins, label: 'Sum of three dice', categoryGapRatio: 0.02 }]}
      yAxis={[{ label: 'Throws' }]}
      series={[
        {
          data: counts,
          label: 'Throws',
          color: '#0e7490',
          valueFormatter: (value) =>
            `${value} of 216 (${(((value ?? 0) / 216) * 100).toFixed(1)}%)`,
        },
      ]}
      hideLegend
    />
  );
}
