import { BarChart } from '@mui/x-charts/BarChart';
import { stationBoardings } from '../../samples/transit';

const thousand = (value: number | null) => `${value} thousand`;

export default function HorizontalStations() {
  return (
    // #region preview
    <BarChart
      height={320}
      layout="horizontal"
      role="img"
      aria-label="Central Station has the most boardings on a weekday: 86 thousand"
      dataset={stationBoardings}
      yAxis={[{ dataKey: 'station', width: 130, disableTicks: true }]}
      xAxis={[{ label: 'Boardings (thousand)' }]}
      hideLegend
      series={[{ dataKey: 'boardings', label: 'Boardings', valueFormatter: thousand }]}
      grid={{ vertical: true }}
    />
    // #endregion
  );
}
