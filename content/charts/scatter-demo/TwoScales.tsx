import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { railTowns } from '../../samples/towns';

const rents = railTowns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));
const sizes = railTowns.map(({ id, minutes, inhabitants }) => ({ id, x: minutes, y: inhabitants }));

export default function TwoScales() {
  return (
    // #region preview
    <ScatterChart
      height={340}
      role="img"
      aria-label="Rent falls with travel time; the size of a town does not depend on it"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
      yAxis={[
        { id: 'rent', label: 'Rent (€/m²)', min: 0 },
        { id: 'size', label: 'Inhabitants (thousand)', min: 0, position: 'right' },
      ]}
      series={[
        { label: 'Rent', data: rents, yAxisId: 'rent', color: '#4254fb' },
        { label: 'Inhabitants', data: sizes, yAxisId: 'size', color: '#d55e00' },
      ]}
    />
    // #endregion
  );
}
