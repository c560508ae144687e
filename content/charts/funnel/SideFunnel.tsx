import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Saw the ad', value: 4200, color: '#004d40' },
  { label: 'Opened', value: 2350, color: '#00695c' },
  { label: 'Tried', value: 1180, color: '#00796b' },
  { label: 'Paid', value: 640, color: '#00897b' },
];

export default function SideFunnel() {
  return (
    // #region preview
    <FunnelChart
      height={220}
      role="img"
      aria-label="Of 4200 people who saw the ad, 640 paid"
      series={[{ data: steps, layout: 'horizontal', curve: 'bump' }]}
      categoryAxis={{ categories: steps.map(({ label }) => label), position: 'bottom', size: 30 }}
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
      hideLegend
    />
    // #endregion
  );
}
