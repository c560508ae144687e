import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const output = [0, 0, 0.4, 2.6, 4.8, 3.9, 1.1, 0, 0];

// #region preview
function Night({ from, to }: { from: number; to: number }) {
  const { top, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  return (
    <rect
      x={x(from)}
      y={top}
      width={x(to) - x(from)}
      height={height}
      fill="#7d8590"
      opacity={0.2}
    />
  );
}
// #endregion

export default function ShadedHours() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="The solar roof delivers power from six to nine in the evening"
      xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict', tickMinStep: 3 }]}
      yAxis={[{ label: 'Power (kW)', min: 0 }]}
      series={[{ data: output, label: 'Power', color: '#d55e00' }]}
      hideLegend
    >
      <Night from={0} to={5.5} />
      <Night from={20.5} to={24} />
    </LineChart>
  );
}
