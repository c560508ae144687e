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
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function SalesAndTarget() {
  return (
    // #region preview
    <ChartDataProvider
      height={300}
      xAxis={[{ scaleType: 'band', data: months, label: 'Month' }]}
      yAxis={[{ label: 'Bicycles sold' }]}
      series={[
        { type: 'bar', data: [61, 74, 118, 152, 149, 171], label: 'Sold', color: '#9aa4fd' },
        {
          type: 'line',
          data: [70, 80, 110, 140, 160, 165],
          label: 'Target',
          color: '#b34700',
          curve: 'step',
        },
      ]}
    >
      <ChartsWrapper hideLegend={false} legendPosition={{ vertical: 'top' }}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="Sales beat the target in March, April and June">
          <ChartsGrid horizontal />
          <BarPlot />
          <LinePlot />
          <LineHighlightPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
