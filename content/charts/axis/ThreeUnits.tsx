import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const series = [
  { id: 'speed', label: 'Wind (m/s)', color: '#00796b', data: [4, 6, 9, 13, 12, 8, 5] },
  { id: 'power', label: 'Power (MW)', color: '#7b1fa2', data: [2, 5, 17, 36, 32, 12, 3] },
  { id: 'price', label: 'Price (€/MWh)', color: '#b26a00', data: [94, 88, 71, 22, 31, 79, 96] },
];

export default function ThreeUnits() {
  return (
    // #region preview
    <LineChart
      height={320}
      role="img"
      aria-label="At noon the wind is strongest and the price is lowest"
      xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
      yAxis={series.map(({ id, label }, index) => ({
        id,
        label,
        min: 0,
        width: 56,
        position: index === 2 ? 'right' : 'left',
      }))}
      series={series.map((line) => ({ ...line, yAxisId: line.id, showMark: false }))}
      margin={{ left: 8, right: 8 }}
    />
    // #endregion
  );
}
