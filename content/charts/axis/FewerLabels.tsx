import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../samples/chartFacts';

export default function FewerLabels() {
  return (
    // #region preview
    <LineChart
      height={280}
      role="img"
      aria-label="Carbon dioxide rose from 317 to 414 ppm between 1960 and 2020"
      dataset={carbonDioxide}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'point',
          label: 'Year',
          valueFormatter: String,
          tickLabelInterval: (year: number) => year % 20 === 0,
        },
      ]}
      yAxis={[{ label: 'CO₂ at Mauna Loa (ppm)', tickNumber: 5 }]}
      series={[{ dataKey: 'ppm', label: 'CO₂', color: '#c62828' }]}
      hideLegend
    />
    // #endregion
  );
}
