import Button from '@mui/material/Button';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { riverLevels } from '../../samples/river';

const day = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

// #region preview
// A toolbar button that is rendered by Material UI's Button.
const button = <ToolbarButton render={<Button size="small" variant="outlined" />} />;

function ButtonBar() {
  return (
    <Toolbar aria-label="Chart" style={{ gap: 8, border: 'none' }}>
      <ChartsToolbarZoomInTrigger render={button}>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={button}>Wider</ChartsToolbarZoomOutTrigger>
      <ChartsToolbarImageExportTrigger render={button} options={{ type: 'image/png' }}>
        Save
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}
// #endregion

export default function RenderedTriggers() {
  return (
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
      series={[{ dataKey: 'upstream', label: 'Level', color: '#0369a1', showMark: false }]}
      showToolbar
      slots={{ toolbar: ButtonBar }}
      hideLegend
    />
  );
}
