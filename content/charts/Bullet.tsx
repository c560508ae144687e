import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const shops = ['Harbor', 'Station', 'Old Town'];
const sales = [272, 214, 318];
const targets = [250, 260, 300];

// #region preview
function Ranges() {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  return shops.map((shop) => (
    <g key={shop} fill="currentColor" transform={`translate(0 ${(y(shop) ?? 0) - 10})`}>
      <rect x={x(0)} width={x(400) - x(0)} height={y.bandwidth() + 20} fillOpacity={0.08} />
      <rect x={x(0)} width={x(200) - x(0)} height={y.bandwidth() + 20} fillOpacity={0.12} />
    </g>
  ));
}

function Targets() {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  return shops.map((shop, index) => (
    <rect
      key={shop}
      x={x(targets[index] ?? 0) - 2}
      y={(y(shop) ?? 0) - 6}
      width={4}
      height={y.bandwidth() + 12}
      fill="#c2410c"
    />
  ));
}
// #endregion

export default function Bullet() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ min: 0, max: 400, label: 'Sales (thousand euros)' }]}
      yAxis={[{ scaleType: 'band', data: shops, categoryGapRatio: 0.7, width: 70 }]}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          data: sales,
          label: 'Sales',
          color: '#0f766e',
          valueFormatter: (value, { dataIndex }) => `${value} of ${targets[dataIndex]} thousand`,
        },
      ]}
    >
      <ChartsSurface role="img" aria-label="Two of three shops beat their target">
        <Ranges />
        <BarPlot />
        <Targets />
        <ChartsXAxis />
        <ChartsYAxis disableLine disableTicks />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </ChartDataProvider>
  );
}
