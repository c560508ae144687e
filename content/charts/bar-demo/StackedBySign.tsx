import { BarChart } from '@mui/x-charts/BarChart';
import { yearlyResults } from '../../samples/sales';

const thousandEuros = (value: number | null) => `\u2066€${value}k\u2069`;
const amounts = { stack: 'result', valueFormatter: thousandEuros };

export default function StackedBySign() {
  return (
    // #region preview
    <BarChart
      height={320}
      role="img"
      aria-label="Since 2021, income from products and services has exceeded the costs"
      dataset={yearlyResults}
      xAxis={[{ dataKey: 'year', label: 'Year' }]}
      yAxis={[
        { label: 'Thousand euros', valueFormatter: (value: number) => `\u2066${value}\u2069` },
      ]}
      series={[
        { dataKey: 'products', label: 'Products', color: '#4254fb', ...amounts },
        { dataKey: 'services', label: 'Services', color: '#9aa4fd', ...amounts },
        { dataKey: 'costs', label: 'Costs', color: '#d55e00', ...amounts },
      ]}
      grid={{ horizontal: true }}
    />
    // #endregion
  );
}
