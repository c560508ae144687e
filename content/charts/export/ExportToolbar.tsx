import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { carbonDioxide } from '../../samples/chartFacts';

// #region preview
function ExportBar() {
  return (
    <Toolbar>
      <ChartsToolbarPrintExportTrigger render={<ToolbarButton size="small" />}>
        Print
      </ChartsToolbarPrintExportTrigger>
      <ChartsToolbarImageExportTrigger
        render={<ToolbarButton size="small" />}
        options={{ type: 'image/png', fileName: 'carbon-dioxide' }}
      >
        PNG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}
// #endregion

export default function ExportToolbar() {
  return (
    <LineChartPro
      height={260}
      role="img"
      aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year', valueFormatter: String }]}
      yAxis={[{ label: 'CO₂ (ppm)' }]}
      series={[{ dataKey: 'ppm', label: 'CO₂', color: '#c62828' }]}
      slots={{ toolbar: ExportBar }}
      showToolbar
      hideLegend
    />
  );
}
