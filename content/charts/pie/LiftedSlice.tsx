import { PieChart } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

export default function LiftedSlice() {
  return (
    // #region preview
    <PieChart
      height={260}
      role="img"
      aria-label="Household waste by type; the slice under the pointer stands out"
      series={[
        {
          data: wasteShares,
          innerRadius: 40,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -12, innerRadius: 40, color: '#9e9e9e' },
          valueFormatter: ({ value }) => `${value} kg`,
        },
      ]}
      margin={12}
    />
    // #endregion
  );
}
