import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { busTowns, railTowns } from '../../samples/towns';

// #region preview
function MeanOf({ seriesId }: { seriesId: string }) {
  const series = useScatterSeries(seriesId);
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (!series?.data.length) return null;
  const mean = (axis: 'x' | 'y') =>
    series.data.reduce((sum, point) => sum + point[axis], 0) / series.data.length;
  return (
    <g transform={`translate(${xScale(mean('x'))} ${yScale(mean('y'))})`}>
      <path d="M-14 0H14M0-14V14" stroke={series.color} strokeWidth={4} strokeLinecap="round" />
    </g>
  );
}
// #endregion

const points = (towns: typeof railTowns) =>
  towns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));

export default function MeanOfSeries() {
  return (
    <ScatterChart
      height={300}
      role="img"
      aria-label="On average, towns by rail have higher rents than towns by bus"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      series={[
        { id: 'rail', label: 'By rail', color: '#00796b', data: points(railTowns) },
        { id: 'bus', label: 'By bus', color: '#b26a00', data: points(busTowns) },
      ]}
    >
      <MeanOf seriesId="rail" />
      <MeanOf seriesId="bus" />
    </ScatterChart>
  );
}
