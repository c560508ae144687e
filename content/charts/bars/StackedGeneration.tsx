import { BarChart } from '@mui/x-charts/BarChart';
import { yearlyGeneration } from '../../samples/energy';

const terawattHours = (value: number | null) => `${value} TWh`;

export default function StackedGeneration() {
  return (
    // #region preview
    <BarChart
      height={320}
      role="img"
      aria-label="Since 2022, hydro and wind together generate more electricity than gas and coal"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)' }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', stack: 'renewable', color: '#4254fb' },
        { dataKey: 'wind', label: 'Wind', stack: 'renewable', color: '#009e73' },
        { dataKey: 'gas', label: 'Gas', stack: 'fossil', color: '#d55e00' },
        { dataKey: 'coal', label: 'Coal', stack: 'fossil', color: '#636a75' },
      ].map((series) => ({ ...series, valueFormatter: terawattHours }))}
    />
    // #endregion
  );
}
