import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

export default function DarkTooltip() {
  return (
    // #region preview
    <PieChart
      height={220}
      role="img"
      aria-label="Household waste by type"
      series={[{ data: wasteShares, valueFormatter: ({ value }) => `${value} kg` }]}
      slotProps={{
        tooltip: {
          placement: 'top',
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: { bgcolor: '#1d2899', color: '#fff', border: 0 },
            [`& .${chartsTooltipClasses.cell}`]: { color: 'inherit' },
            [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 700 },
          },
        },
      }}
    />
    // #endregion
  );
}
