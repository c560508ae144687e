import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// #region preview
const name = (short: string, long: string) => (location: 'legend' | 'tooltip' | 'arc') =>
  location === 'arc' ? short : long;

/** Dry air by volume, in percent. Source: NOAA. */
const air = [
  { value: 78.1, label: name('N₂', 'Nitrogen'), color: '#00695c' },
  { value: 20.9, label: name('O₂', 'Oxygen'), color: '#a23b00' },
  { value: 1, label: name('Ar', 'Argon and others'), color: '#7b1fa2' },
];
// #endregion

export default function NamesByPlace() {
  return (
    <PieChart
      height={220}
      role="img"
      aria-label="Dry air consists of 78 percent nitrogen and 21 percent oxygen"
      series={[
        {
          data: air,
          arcLabel: 'label',
          arcLabelMinAngle: 20,
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 18 } }}
    />
  );
}
