import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { monthlyClimate } from '../../samples/rainfall';

export default function Climograph() {
  return (
    // #region preview
    <ChartDataProvider
      height={320}
      dataset={monthlyClimate}
      xAxis={[{ scaleType: 'band', dataKey: 'month', label: 'Month' }]}
      yAxis={[
        { id: 'rain', label: 'Rainfall (mm)' },
        { id: 'temperature', label: 'Mean temperature (°C)', position: 'right', min: 0 },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', label: 'Rainfall', yAxisId: 'rain' },
        {
          type: 'line',
          dataKey: 'temperature',
          label: 'Mean temperature',
          yAxisId: 'temperature',
          color: '#d55e00',
        },
      ]}
    >
      <ChartsWrapper hideLegend={false}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="Rain falls mostly in the cold months">
          <ChartsGrid horizontal />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
