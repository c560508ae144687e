import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { tides } from '../samples/chartTides';

const when = (date: Date) =>
  date.toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric' });
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

export default function ZoomAndExport() {
  return (
    // #region preview
    <LineChartPro
      height={340}
      role="img"
      aria-label="Tides in two harbors for every hour of thirty days"
      dataset={tides}
      xAxis={[
        {
          id: 'time',
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: when,
          tickNumber: 4,
          zoom: { minSpan: 3, slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ label: 'Above mean sea level (m)', valueFormatter: isolated }]}
      series={[
        { dataKey: 'estuary', label: 'Estuary (m)', color: '#0369a1', showMark: false },
        { dataKey: 'harbor', label: 'Harbor (m)', color: '#b45309', showMark: false },
      ]}
      initialZoom={[{ axisId: 'time', start: 20, end: 50 }]}
      showToolbar
      slotProps={{ toolbar: { imageExportOptions: [{ type: 'image/png', fileName: 'tides' }] } }}
    />
    // #endregion
  );
}
