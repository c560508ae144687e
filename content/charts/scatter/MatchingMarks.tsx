import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { busTowns, railTowns } from '../../samples/towns';

// #region preview
const shapes = { rail: 'M-6-6H6V6H-6z', bus: 'M0-7 7 6H-7z' };
type Id = keyof typeof shapes;

function Marker({ seriesId, x, y, color, isFaded }: ScatterMarkerProps) {
  const d = shapes[seriesId as Id];
  return <path d={d} transform={`translate(${x} ${y})`} fill={color} opacity={isFaded ? 0.3 : 1} />;
}

const legendMark = (id: Id) =>
  function LegendMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg className={className} viewBox="-8 -8 16 16" width={14} height={14} aria-hidden>
        <path d={shapes[id]} fill={color} />
      </svg>
    );
  };
const marks = { rail: legendMark('rail'), bus: legendMark('bus') };
// #endregion

const points = (towns: typeof railTowns) =>
  towns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));

export default function MatchingMarks() {
  return (
    <ScatterChart
      height={300}
      role="img"
      aria-label="Rents fall with the travel time, by rail and by bus"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      series={[
        {
          id: 'rail',
          label: 'By rail',
          color: '#00796b',
          data: points(railTowns),
          labelMarkType: marks.rail,
        },
        {
          id: 'bus',
          label: 'By bus',
          color: '#b26a00',
          data: points(busTowns),
          labelMarkType: marks.bus,
        },
      ]}
      slots={{ marker: Marker }}
    />
  );
}
