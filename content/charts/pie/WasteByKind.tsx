import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

const total = wasteShares.reduce((sum, { value }) => sum + value, 0);
const kilograms = ({ value }: { value: number }) => `${value} kg`;

export default function WasteByKind() {
  return (
    // #region preview
    <PieChart
      height={280}
      role="img"
      aria-label="Residual and organic waste make up two thirds of household waste"
      series={[
        {
          data: wasteShares,
          valueFormatter: kilograms,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 25,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 500 } }}
    />
    // #endregion
  );
}
