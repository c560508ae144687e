import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { countries } from '../../samples/chartWorld';

const colors = { Asia: '#1e40af', Africa: '#c2410c', Europe: '#0f766e', Americas: '#a21caf' };
const series = Object.entries(colors).map(([region, color]) => ({
  type: 'scatter' as const,
  label: region,
  color,
  markerSize: 6,
  data: countries
    .filter((country) => country.region === region)
    .map(({ id, income, life }) => ({ id, x: income, y: life })),
  valueFormatter: (point: { id?: string | number; x: number; y: number } | null) =>
    point && `${point.id}: $${point.x},000, ${point.y} years`,
}));

export default function ScatterSkeleton() {
  return (
    // #region preview
    <ChartDataProvider
      height={300}
      voronoiMaxRadius={30}
      xAxis={[{ label: 'Output per person (thousand dollars)', min: 0, max: 75 }]}
      yAxis={[{ label: 'Life expectancy (years)', min: 50, max: 90 }]}
      series={series}
    >
      <ChartsWrapper hideLegend={false}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="Life expectancy rises with output per person">
          <ChartsAxis />
          <ChartsGrid horizontal vertical />
          <g data-drawing-container>
            <ScatterPlot />
          </g>
          <ChartsOverlay />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
