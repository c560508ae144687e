import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { stations } from '../../samples/stations';

const rows = stations
  .map(({ name, energy }) => ({
    name,
    total: Math.round(energy.reduce((sum, value) => sum + value, 0) / 100) / 10,
  }))
  .sort((a, b) => b.total - a.total);

export default function ManyRows() {
  return (
    // #region preview
    <BarChartPro
      layout="horizontal"
      height={340}
      role="img"
      aria-label="Energy delivered by each charging station in two weeks, largest first"
      dataset={rows}
      yAxis={[
        {
          id: 'station',
          dataKey: 'name',
          width: 100,
          zoom: { slider: { enabled: true, showTooltip: 'never' } },
        },
      ]}
      xAxis={[{ label: 'Energy (MWh)', tickNumber: 4 }]}
      series={[
        { dataKey: 'total', label: 'Energy', color: '#00796b', valueFormatter: (v) => `${v} MWh` },
      ]}
      initialZoom={[{ axisId: 'station', start: 0, end: 49 }]}
      hideLegend
    />
    // #endregion
  );
}
