import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['90+', '80–89', '70–79', '60–69', '50–59', '40–49', '30–39', '20–29', '10–19', '0–9'];
const women = [0.4, 1.3, 2.4, 3.3, 3.7, 3.1, 3.0, 2.6, 2.3, 2.1];
const men = [0.2, 0.9, 2.1, 3.1, 3.6, 3.2, 3.1, 2.8, 2.4, 2.2];
const thousand = (value: number | null) => `${Math.abs(value ?? 0)} thousand`;

export default function AgePyramid() {
  return (
    // #region preview
    <BarChart
      height={380}
      layout="horizontal"
      role="img"
      aria-label="The town's largest age group, women and men alike, is between 50 and 59"
      yAxis={[{ data: ages, label: 'Age', width: 75, categoryGapRatio: 0.1 }]}
      xAxis={[
        {
          label: 'Inhabitants (thousand)',
          min: -4,
          max: 4,
          valueFormatter: (value: number) => `${Math.abs(value)}`,
        },
      ]}
      series={[
        {
          label: 'Women',
          data: women.map((value) => -value),
          stack: 'age',
          color: '#d55e00',
          valueFormatter: thousand,
        },
        { label: 'Men', data: men, stack: 'age', color: '#4254fb', valueFormatter: thousand },
      ]}
      grid={{ vertical: true }}
    />
    // #endregion
  );
}
