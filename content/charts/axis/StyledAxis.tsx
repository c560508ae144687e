import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyClimate } from '../../samples/rainfall';

export default function StyledAxis() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="The warmest month is July with a mean of 15 °C"
      dataset={monthlyClimate}
      // #region preview
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'point',
          disableTicks: true,
          tickLabelStyle: { fontSize: 13 },
        },
      ]}
      yAxis={[
        {
          label: 'Mean temperature (°C)',
          disableLine: true,
          tickSize: 12,
          labelStyle: { fontStyle: 'italic' },
        },
      ]}
      sx={{
        [`& .${axisClasses.directionX} .${axisClasses.line}`]: {
          stroke: '#4254fb',
          strokeWidth: 2,
        },
        [`& .${axisClasses.directionY} .${axisClasses.tick}`]: { strokeDasharray: '2 2' },
      }}
      // #endregion
      series={[{ dataKey: 'temperature', label: 'Temperature', color: '#4254fb' }]}
      hideLegend
    />
  );
}
