import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const label = (short: string, long: string) => (location: 'tooltip' | 'legend' | 'arc') =>
  location === 'arc' ? short : long;
const data = [
  { value: 38, label: label('BEV', 'Battery electric'), color: '#2a37b8' },
  { value: 27, label: label('HEV', 'Hybrid'), color: '#00795a' },
  { value: 35, label: label('ICE', 'Combustion engine'), color: '#66707c' },
];

export default function PieLabels() {
  return (
    // #region preview
    <PieChart
      height={220}
      role="img"
      aria-label="38 percent of new cars are battery electric"
      series={[{ data, arcLabel: 'label', valueFormatter: ({ value }) => `${value}%` }]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
    />
    // #endregion
  );
}
