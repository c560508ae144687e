import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { railTowns } from '../../samples/towns';

const data = railTowns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));

// #region preview
function NamedMarker(props: ScatterMarkerProps) {
  const { id, inhabitants } = railTowns[props.dataIndex]!;
  return (
    <g>
      <ScatterMarker {...props} />
      {inhabitants > 60 && (
        <text x={props.x} y={props.y - 10} textAnchor="middle" fontSize={12} fill="currentColor">
          {id}
        </text>
      )}
    </g>
  );
}
// #endregion

export default function NamedTowns() {
  return (
    <ScatterChart
      height={320}
      role="img"
      aria-label="Rent by travel time; the four largest towns are named"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0, max: 60 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      series={[{ label: 'Rail towns', data, color: '#4254fb', markerSize: 6 }]}
      slots={{ marker: NamedMarker }}
      margin={{ right: 40 }}
      hideLegend
    />
  );
}
