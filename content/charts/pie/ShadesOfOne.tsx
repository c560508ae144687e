import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { label: 'Rent', value: 920 },
  { label: 'Food', value: 410 },
  { label: 'Transport', value: 160 },
  { label: 'Other', value: 240 },
];

export default function ShadesOfOne() {
  return (
    // #region preview
    <PieChart
      height={220}
      role="img"
      aria-label="Rent is more than half of the monthly budget of 1730 euros"
      colors={['#4a148c', '#7b1fa2', '#ab47bc', '#7d8590']}
      series={[{ data: budget, valueFormatter: ({ value }) => `€${value}` }]}
    />
    // #endregion
  );
}
