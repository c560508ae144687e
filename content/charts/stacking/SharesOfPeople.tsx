import { BarChart } from '@mui/x-charts/BarChart';
import { regionPopulation } from '../../samples/chartWorld';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const totals = regionPopulation.map(({ asia, africa, europe, americas }) => {
  return asia + africa + europe + americas;
});
const shares = (dataKey: string, label: string, color: string) => ({
  dataKey,
  label,
  color,
  stack: 'people',
  stackOffset: 'expand' as const,
  valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
    `${value} million (${percent((value ?? 0) / (totals[dataIndex] ?? 1))})`,
});

export default function SharesOfPeople() {
  return (
    // #region preview
    <BarChart
      height={300}
      role="img"
      aria-label="The share of Europe fell from 22% to 10%, and that of Africa rose to 17%"
      dataset={regionPopulation}
      xAxis={[{ dataKey: 'year', label: 'Year' }]}
      yAxis={[{ label: 'Share of people', max: 1, valueFormatter: percent }]}
      series={[
        shares('asia', 'Asia', '#1e40af'),
        shares('africa', 'Africa', '#ea8a3a'),
        shares('europe', 'Europe', '#0f766e'),
        shares('americas', 'Americas', '#c084d8'),
      ]}
    />
    // #endregion
  );
}
