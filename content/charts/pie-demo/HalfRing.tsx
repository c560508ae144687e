import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'green', label: 'Green', value: 14, color: '#00795a' },
  { id: 'citizens', label: 'Citizens', value: 19, color: '#4254fb' },
  { id: 'centre', label: 'Center', value: 11, color: '#e69f00' },
  { id: 'free', label: 'Free', value: 7, color: '#7d8590' },
];

export default function HalfRing() {
  return (
    // #region preview
    <PieChart
      height={220}
      role="img"
      aria-label="The Citizens are the largest group on the council with 19 of 51 seats"
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '85%',
          outerRadius: '145%',
          paddingAngle: 1,
          cy: '90%',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
    // #endregion
  );
}
