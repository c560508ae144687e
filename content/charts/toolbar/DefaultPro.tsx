import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverLevels } from '../../samples/river';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

export default function DefaultPro() {
  return (
    // #region preview
    <LineChartPro
      height={280}
      role="img"
      aria-label="The river peaks at 268 cm on 8 April"
      dataset={riverLevels}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          valueFormatter: day,
          domainLimit: 'strict',
          tickNumber: 5,
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Water level (cm)', min: 0 }]}
      series={[{ dataKey: 'upstream', label: 'Level', color: '#4254fb', showMark: false }]}
      showToolbar
      hideLegend
    />
    // #endregion
  );
}
