import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const sources = { hydro: '#4254fb', wind: '#009e73', gas: '#e69f00', coal: '#7d8590' };
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function SharesOfTotal() {
  return (
    // #region preview
    <LineChart
      height={320}
      role="img"
      aria-label="The share of wind power grew from 16 to 38 percent between 2019 and 2024"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Share of generation', valueFormatter: percent, max: 1 }]}
      series={Object.entries(sources).map(([dataKey, color]) => ({
        dataKey,
        color,
        label: dataKey,
        area: true,
        stack: 'sources',
        stackOffset: 'expand',
        showMark: false,
        valueFormatter: (value) => `${value} TWh`,
      }))}
    />
    // #endregion
  );
}
