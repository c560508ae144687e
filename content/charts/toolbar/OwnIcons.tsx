import AddCircleOutlineIcon from '@mui/icons-material/AddCircleOutline';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutline';
import SaveAltIcon from '@mui/icons-material/SaveAlt';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { temperatureAnomalies } from '../../samples/chartWorld';

// #region preview
const slots = {
  zoomInIcon: AddCircleOutlineIcon,
  zoomOutIcon: RemoveCircleOutlineIcon,
  exportIcon: SaveAltIcon,
};
// #endregion
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number | null) => `\u2066${value}\u2069`;

export default function OwnIcons() {
  return (
    <BarChartPro
      height={280}
      role="img"
      aria-label="Since 1977, every year was warmer than the mean of 1951 to 1980"
      dataset={temperatureAnomalies}
      xAxis={[{ dataKey: 'year', label: 'Year', valueFormatter: String, zoom: { minSpan: 10 } }]}
      yAxis={[{ label: 'Difference (°C)', valueFormatter: isolated }]}
      series={[{ dataKey: 'anomaly', label: 'Warmer by (°C)', color: '#d97706' }]}
      showToolbar
      slots={slots}
      hideLegend
    />
  );
}
