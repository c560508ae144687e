import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const kinds = [
  { id: 'rail', label: 'Rail', value: 58, color: '#2a37b8' },
  { id: 'road', label: 'Road', value: 42, color: '#b34700' },
];
const means = [
  { id: 'tram', label: 'Tram', value: 33, color: '#4254fb' },
  { id: 'metro', label: 'Metro', value: 25, color: '#7480fc' },
  { id: 'bus', label: 'Bus', value: 29, color: '#d55e00' },
  { id: 'car', label: 'Shared car', value: 13, color: '#e58a4a' },
];
const percent = ({ value }: { value: number }) => `${value}%`;

export default function TwoRings() {
  return (
    // #region preview
    <PieChart
      height={300}
      role="img"
      aria-label="58 percent of trips are by rail, most of them by tram"
      series={[
        { data: kinds, outerRadius: '48%', arcLabel: 'label', valueFormatter: percent },
        {
          data: means,
          innerRadius: '55%',
          arcLabel: 'formattedValue',
          valueFormatter: percent,
          highlightScope: { highlight: 'item', fade: 'series' },
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
    />
    // #endregion
  );
}
