import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { BarPlot } from '@mui/x-charts/BarChart';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { monthlyClimate } from '../../samples/rainfall';

export default function ComposedChart() {
  return (
    // #region preview
    <ChartContainer
      height={300}
      role="img"
      aria-label="August is warm, October is wet"
      dataset={monthlyClimate}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)', min: 0 },
        { id: 'temperature', label: 'Temperature (°C)', position: 'right', min: 0, max: 20 },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', yAxisId: 'rain', color: '#7dabd8' },
        { type: 'line', dataKey: 'temperature', yAxisId: 'temperature', color: '#b3261e' },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="temperature" />
    </ChartContainer>
    // #endregion
  );
}
