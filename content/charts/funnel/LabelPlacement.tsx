import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const colors = ['#1d2899', '#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd'];
const total = applicationStages[0]!.value;
const data = applicationStages.map((stage, index) => ({ ...stage, color: colors[index] }));

export default function LabelPlacement() {
  return (
    // #region preview
    <FunnelChart
      height={300}
      role="img"
      aria-label="One in eight who start the form begins the program"
      series={[
        {
          data,
          valueFormatter: ({ value, label }) =>
            `${String(label)}: ${Math.round((value / total) * 100)}%`,
          sectionLabel: {
            position: { vertical: 'middle', horizontal: 'end' },
            textAnchor: 'start',
            offset: { x: 8 },
          },
        },
      ]}
      margin={{ left: 4, right: 132 }}
      gap={2}
      hideLegend
    />
    // #endregion
  );
}
