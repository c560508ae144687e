import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { regionPopulation } from '../../samples/chartWorld';

const regions = [
  { type: 'bar', dataKey: 'asia', label: 'Asia', color: '#1e40af' },
  { type: 'bar', dataKey: 'africa', label: 'Africa', color: '#c2410c' },
  { type: 'bar', dataKey: 'europe', label: 'Europe', color: '#0f766e' },
] as const;

export default function BarSkeleton() {
  const clipId = React.useId();

  return (
    // #region preview
    <ChartDataProvider
      height={300}
      dataset={regionPopulation}
      xAxis={[{ scaleType: 'band', dataKey: 'year', label: 'Year' }]}
      yAxis={[{ label: 'People (millions)', width: 70 }]}
      series={regions}
    >
      <ChartsWrapper hideLegend={false}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="Africa overtook Europe before the year 2000">
          <ChartsGrid horizontal />
          <g clipPath={`url(#${clipId})`}>
            <BarPlot />
            <ChartsOverlay />
            <ChartsAxisHighlight x="band" />
          </g>
          <ChartsAxis />
          <ChartsClipPath id={clipId} />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
