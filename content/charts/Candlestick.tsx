import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { candles } from '../samples/chartSignals';

const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
const prices = (field: 'open' | 'high' | 'low' | 'close', label: string) => ({
  type: 'line' as const,
  label,
  color: '#6b7280',
  data: candles.map((candle) => candle[field]),
  valueFormatter: (value: number | null) => `€${value?.toFixed(2)}`,
});
const series = [prices('open', 'Open'), prices('high', 'High'), prices('low', 'Low')];

// #region preview
function Candles() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return candles.map(({ date, open, high, low, close }) => {
    const left = x(date) ?? 0;
    const middle = left + x.bandwidth() / 2;
    const rises = close >= open;
    return (
      <g key={date.getTime()} stroke={rises ? '#0f766e' : '#be123c'} strokeWidth={1.5}>
        <path d={`M ${middle} ${y(high)} V ${y(low)}`} />
        <rect
          x={left}
          y={y(Math.max(open, close))}
          width={x.bandwidth()}
          height={Math.max(1, Math.abs(y(open) - y(close)))}
          fill={rises ? '#0f766e' : '#be123c'}
          // Hollow candles rise, so that the direction does not depend on color.
          fillOpacity={rises ? 0.15 : 1}
        />
      </g>
    );
  });
}
// #endregion

export default function Candlestick() {
  return (
    <ChartDataProvider
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: candles.map(({ date }) => date),
          valueFormatter: day,
          tickLabelInterval: (_date, index) => index % 8 === 0,
          categoryGapRatio: 0.35,
        },
      ]}
      yAxis={[{ label: 'Price (€)', domainLimit: 'nice' }]}
      series={[...series, prices('close', 'Close')]}
    >
      <ChartsSurface role="img" aria-label="Daily prices of a share over forty trading days">
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <Candles />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </ChartDataProvider>
  );
}
