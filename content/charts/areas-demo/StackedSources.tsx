import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const terawattHours = (value: number | null) => `${value} TWh`;
const area = {
  area: true,
  stack: 'sources',
  showMark: false,
  valueFormatter: terawattHours,
} as const;

export default function StackedSources() {
  return (
    // #region preview
    <LineChart
      height={320}
      role="img"
      aria-label="Wind power has grown every year and replaces coal and gas"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)' }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', color: '#4254fb', ...area },
        { dataKey: 'wind', label: 'Wind', color: '#009e73', ...area },
        { dataKey: 'gas', label: 'Gas', color: '#e69f00', ...area },
        { dataKey: 'coal', label: 'Coal', color: '#7d8590', ...area },
      ]}
    />
    // #endregion
  );
}
