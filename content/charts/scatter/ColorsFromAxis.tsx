import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../samples/chartFacts';

const data = planets.map(({ id, distance, diameter }) => ({ id, x: distance, y: diameter }));

export default function ColorsFromAxis() {
  return (
    <ScatterChart
      height={300}
      role="img"
      aria-label="The four outer planets are the largest"
      xAxis={[{ scaleType: 'log', label: 'Distance (million km)' }]}
      yAxis={[{ label: 'Diameter (thousand km)', min: 0 }]}
      // #region preview
      zAxis={[
        {
          data: planets.map(({ kind }) => kind),
          colorMap: {
            type: 'ordinal',
            values: ['Rocky', 'Giant'],
            colors: ['#b26a00', '#7b1fa2'],
          },
        },
      ]}
      series={[
        {
          data,
          label: 'Planets',
          markerSize: 7,
          valueFormatter: (point) => point && `${point.id}: ${point.y} thousand km`,
        },
      ]}
      // #endregion
      hideLegend
    />
  );
}
