import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const quarters = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25'];
const orders = [412, 468, 455, 391, 436, 502];
const returned = [7.4, 6.9, 6.1, 6.6, 5.2, 4.7];

export default function BarsAndLine() {
  return (
    // #region preview
    <ChartDataProvider
      height={320}
      xAxis={[{ scaleType: 'band', data: quarters, label: 'Quarter' }]}
      yAxis={[
        { id: 'orders', label: 'Orders' },
        { id: 'share', label: 'Returned (percent)', position: 'right', min: 0, max: 10 },
      ]}
      series={[
        { type: 'bar', data: orders, label: 'Orders', yAxisId: 'orders', color: '#9aa4fd' },
        { type: 'line', data: returned, label: 'Returned', yAxisId: 'share', color: '#b34700' },
      ]}
    >
      <ChartsWrapper hideLegend={false} legendPosition={{ vertical: 'top' }}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="Orders grow while the share of returns falls">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="orders" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
