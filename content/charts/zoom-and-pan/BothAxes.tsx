import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { hours, load } from './load';

const points = load.map((value, index) => ({
  id: index,
  x: hours[index]!.getHours() + (index % 7) / 10,
  y: value,
}));

export default function BothAxes() {
  return (
    // #region preview
    <ScatterChartPro
      height={340}
      role="img"
      aria-label="Power by hour of the day: lowest at four, highest at seven in the evening"
      xAxis={[{ label: 'Hour of the day', min: 0, max: 24, zoom: true }]}
      yAxis={[{ label: 'Power (MW)', zoom: true }]}
      series={[{ data: points, label: 'Hours', color: '#4254fb', markerSize: 3 }]}
      showToolbar
      hideLegend
    />
    // #endregion
  );
}
