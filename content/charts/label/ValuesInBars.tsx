import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { electricityShares } from '../../samples/chartWorld';

export default function ValuesInBars() {
  return (
    // #region preview
    <BarChart
      height={300}
      layout="horizontal"
      role="img"
      aria-label="Coal makes 35% of the world’s electricity, more than any other source"
      dataset={electricityShares}
      yAxis={[{ dataKey: 'label', width: 70, disableLine: true, disableTicks: true }]}
      xAxis={[{ position: 'none' }]}
      series={[
        {
          dataKey: 'value',
          label: 'Share of electricity in 2023',
          color: '#1e40af',
          valueFormatter: (value) => `${value}%`,
        },
      ]}
      // A bar that is too short for its number stays empty.
      barLabel={({ value }, { bar }) => (bar.width > 32 ? `${value}%` : null)}
      hideLegend
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
    />
    // #endregion
  );
}
