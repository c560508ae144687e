import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const trials = [
  { soil: 'Sand', mean: 21, spread: 4 },
  { soil: 'Loam', mean: 38, spread: 3 },
  { soil: 'Clay', mean: 29, spread: 7 },
  { soil: 'Peat', mean: 34, spread: 5 },
];

// #region preview
function Whiskers() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return trials.map(({ soil, mean, spread }) => {
    const center = (x(soil) ?? 0) + x.bandwidth() / 2;
    const [top, bottom] = [y(mean + spread), y(mean - spread)];
    return (
      <path
        key={soil}
        d={`M ${center - 8} ${top} h 16 m -8 0 V ${bottom} m -8 0 h 16`}
        stroke="currentColor"
        strokeWidth={2}
        fill="none"
        pointerEvents="none"
      />
    );
  });
}
// #endregion

export default function ErrorBars() {
  return (
    <BarChart
      height={300}
      role="img"
      aria-label="Tomatoes grow tallest in loam, 38 cm with a deviation of 3 cm"
      dataset={trials}
      xAxis={[{ dataKey: 'soil', label: 'Soil', categoryGapRatio: 0.5 }]}
      yAxis={[{ label: 'Height after 6 weeks (cm)', min: 0, max: 45 }]}
      series={[
        {
          dataKey: 'mean',
          label: 'Mean ± standard deviation',
          color: '#7cb342',
          valueFormatter: (value, { dataIndex }) => `${value} ± ${trials[dataIndex]?.spread} cm`,
        },
      ]}
    >
      <Whiskers />
    </BarChart>
  );
}
