import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const basil = [1, 3, 6, 10, 15, 19, 22, 24];
const chili = [0, 1, 3, 5, 9, 14, 20, 27];
const centimeters = (value: number | null) => `${value} cm`;

export default function FirstChart() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="Basil grows faster at first; the chili overtakes it in week eight"
      xAxis={[{ data: weeks, label: 'Weeks after sowing', tickMinStep: 1 }]}
      yAxis={[{ label: 'Height (cm)' }]}
      series={[
        { data: basil, label: 'Basil', color: '#4254fb', valueFormatter: centimeters },
        { data: chili, label: 'Chili', color: '#d55e00', valueFormatter: centimeters },
      ]}
    />
    // #endregion
  );
}
