import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../samples/chartFacts';
import { temperatureAnomalies } from '../samples/chartWorld';

const rows = carbonDioxide
  .filter(({ year }) => year >= 1970)
  .map(({ year, ppm }) => ({
    year,
    ppm,
    anomaly: temperatureAnomalies.find((row) => row.year === year)?.anomaly ?? null,
  }));
const axes = [
  { id: 'ppm', label: 'CO₂ (ppm)', min: 300, max: 420, position: 'left' },
  { id: 'anomaly', label: 'Warmer by (°C)', min: -0.2, max: 1.2, position: 'right' },
] as const;

export default function SeveralAxes() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="Carbon dioxide and temperature have risen together since 1970"
      dataset={rows}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year', valueFormatter: String }]}
      yAxis={axes}
      series={[
        { dataKey: 'ppm', yAxisId: 'ppm', label: 'CO₂ (ppm)', color: '#5b21b6' },
        {
          dataKey: 'anomaly',
          yAxisId: 'anomaly',
          label: 'Temperature (°C)',
          color: '#c2410c',
          shape: 'square',
        },
      ]}
    />
    // #endregion
  );
}
