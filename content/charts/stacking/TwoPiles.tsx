import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2021', '2022', '2023', '2024'];
const million = (value: number | null) => `€${value} million`;
const series = (label: string, data: number[], stack: string, color: string) => ({
  label,
  data,
  stack,
  color,
  valueFormatter: million,
});

export default function TwoPiles() {
  return (
    // #region preview
    <BarChart
      height={320}
      role="img"
      aria-label="Equity has grown faster than debt since 2021"
      xAxis={[{ data: years, label: 'Year' }]}
      yAxis={[{ label: 'Million euros' }]}
      series={[
        series('Buildings', [18, 18, 21, 22], 'assets', '#2a37b8'),
        series('Cash', [6, 9, 8, 12], 'assets', '#9aa4fd'),
        series('Equity', [11, 14, 17, 22], 'liabilities', '#b34700'),
        series('Debt', [13, 13, 12, 12], 'liabilities', '#e9a576'),
      ]}
    />
    // #endregion
  );
}
