import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const blues = ['#1d2899', '#2a37b8', '#3342d9', '#4254fb', '#5a69fb'];
const data = applicationStages.map((stage, index) => ({ ...stage, color: blues[index] }));
const people = ({ value }: { value: number }) => `${value.toLocaleString('en-GB')}`;

export default function ApplicationFunnel() {
  return (
    // #region preview
    <FunnelChart
      height={320}
      role="img"
      aria-label="Of 2140 people who start the form, 268 begin the program"
      series={[{ data, valueFormatter: people }]}
      categoryAxis={{
        categories: applicationStages.map(({ label }) => label),
        position: 'left',
        size: 96,
        disableLine: true,
        disableTicks: true,
      }}
      gap={3}
      hideLegend
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff', fontWeight: 500 } }}
    />
    // #endregion
  );
}
