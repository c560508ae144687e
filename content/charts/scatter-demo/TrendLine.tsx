import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { railTowns } from '../../samples/towns';

const data = railTowns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));

/** Linear regression with least squares. */
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanX = mean(data.map(({ x }) => x));
const meanY = mean(data.map(({ y }) => y));
const slope =
  mean(data.map(({ x, y }) => (x - meanX) * (y - meanY))) /
  mean(data.map(({ x }) => (x - meanX) ** 2));
const rentAt = (minutes: number) => meanY + slope * (minutes - meanX);

// #region preview
function Trend({ from, to }: { from: number; to: number }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    <line
      x1={x(from)}
      y1={y(rentAt(from))}
      x2={x(to)}
      y2={y(rentAt(to))}
      stroke="currentColor"
      strokeDasharray="6 4"
    />
  );
}
// #endregion

export default function TrendLine() {
  return (
    <ScatterChart
      height={320}
      role="img"
      aria-label="Every ten minutes of travel lowers the rent by about 1.80 euros per square meter"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0, max: 60 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      series={[{ label: 'Rail towns', data, color: '#4254fb', markerSize: 6 }]}
      hideLegend
    >
      <Trend from={5} to={60} />
    </ScatterChart>
  );
}
