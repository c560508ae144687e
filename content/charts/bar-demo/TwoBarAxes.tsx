import { BarChart } from '@mui/x-charts/BarChart';
import { countries } from '../../samples/chartWorld';

const rows = countries
  .filter(({ id }) => ['Nigeria', 'India', 'Brazil', 'China', 'Japan', 'Norway'].includes(id))
  .sort((a, b) => a.income - b.income);

export default function TwoBarAxes() {
  return (
    // #region preview
    <BarChart
      height={300}
      role="img"
      aria-label="Life expectancy grows far more slowly than output per person"
      dataset={rows}
      xAxis={[{ dataKey: 'id' }]}
      yAxis={[
        { id: 'income', label: 'Output (thousand $)', min: 0, max: 80 },
        { id: 'life', label: 'Life expectancy (years)', position: 'right', min: 0, max: 100 },
      ]}
      series={[
        {
          dataKey: 'income',
          yAxisId: 'income',
          label: 'Output per person',
          color: '#4d7c0f',
          valueFormatter: (value) => `$${value},000`,
        },
        {
          dataKey: 'life',
          yAxisId: 'life',
          label: 'Life expectancy',
          color: '#7e22ce',
          valueFormatter: (value) => `${value} years`,
        },
      ]}
      margin={{ left: 0, right: 0 }}
    />
    // #endregion
  );
}
