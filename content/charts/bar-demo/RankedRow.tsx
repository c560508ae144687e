import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { stationBoardings } from '../../samples/transit';

const thousand = (value: number | null) => `${value} thousand`;

export default function RankedRow() {
  return (
    // #region preview
    <BarChart
      height={320}
      layout="horizontal"
      role="img"
      aria-label="Central Station leads with 86 thousand boardings on an average weekday"
      dataset={stationBoardings}
      yAxis={[{ dataKey: 'station', width: 130, disableLine: true, disableTicks: true }]}
      xAxis={[{ position: 'none' }]}
      series={[
        { dataKey: 'boardings', label: 'Boardings', color: '#2a37b8', valueFormatter: thousand },
      ]}
      barLabel={({ value }, { bar }) => (bar.width < 30 ? null : `${value}`)}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      margin={{ left: 0, right: 16 }}
      borderRadius={3}
      hideLegend
    />
    // #endregion
  );
}
