import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { petals } from '../samples/chartWorld';

const labels = { max: 'Maximum', q3: '3rd quartile', median: 'Median', q1: '1st quartile' };
const names = { ...labels, min: 'Minimum' };
const series = Object.entries(names).map(([dataKey, label]) => ({
  type: 'line' as const,
  dataKey,
  label,
  color: '#6d28d9',
  valueFormatter: (value: number | null) => `${value} cm`,
}));

// #region preview
function Boxes() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const width = x.bandwidth();
  return petals.map(({ species, min, q1, median, q3, max }) => (
    <g key={species} transform={`translate(${x(species)} 0)`} stroke="#6d28d9" strokeWidth={2}>
      <path d={`M ${width / 2} ${y(max)} V ${y(q3)} M ${width / 2} ${y(q1)} V ${y(min)}`} />
      <path d={`M ${width / 4} ${y(max)} h ${width / 2} M ${width / 4} ${y(min)} h ${width / 2}`} />
      <rect y={y(q3)} width={width} height={y(q1) - y(q3)} fill="#6d28d9" fillOpacity={0.25} />
      <path d={`M 0 ${y(median)} h ${width}`} strokeWidth={4} />
    </g>
  ));
}
// #endregion

export default function BoxPlot() {
  return (
    <ChartDataProvider
      height={300}
      dataset={petals}
      xAxis={[{ scaleType: 'band', dataKey: 'species', label: 'Iris', categoryGapRatio: 0.6 }]}
      yAxis={[{ label: 'Petal length (cm)', min: 0, max: 8 }]}
      series={series}
    >
      <ChartsSurface role="img" aria-label="Petals of setosa are shorter than those of the others">
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <Boxes />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </ChartDataProvider>
  );
}
