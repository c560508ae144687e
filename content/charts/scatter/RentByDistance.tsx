import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { busTowns, railTowns, type Town } from '../../samples/towns';

const points = (towns: Town[]) =>
  towns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));
const describe = (point: { x: number; y: number; id?: string | number } | null) =>
  point && `${point.id}: ${point.x} min, €${point.y}/m²`;

export default function RentByDistance() {
  return (
    // #region preview
    <ScatterChart
      height={340}
      role="img"
      aria-label="Rents fall with the distance to the city; at equal distance, bus towns are cheaper"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      series={[
        { label: 'By rail', data: points(railTowns), color: '#4254fb', valueFormatter: describe },
        { label: 'By bus', data: points(busTowns), color: '#d55e00', valueFormatter: describe },
      ]}
      grid={{ vertical: true, horizontal: true }}
    />
    // #endregion
  );
}
