import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatHour, hours, load, megawatts } from './load';

export default function TownLoad() {
  return (
    // #region preview
    <LineChartPro
      height={340}
      role="img"
      aria-label="Power demand of a town over ten days, with a peak every evening"
      xAxis={[
        {
          id: 'time',
          data: hours,
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: formatHour,
          tickNumber: 6,
          zoom: { minSpan: 5, slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ label: 'Power (MW)', min: 0 }]}
      series={[
        {
          data: load,
          label: 'Power',
          color: '#4254fb',
          showMark: false,
          valueFormatter: megawatts,
        },
      ]}
      initialZoom={[{ axisId: 'time', start: 30, end: 60 }]}
      hideLegend
    />
    // #endregion
  );
}
