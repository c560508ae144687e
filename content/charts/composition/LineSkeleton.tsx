import * as React from 'react';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { AreaPlot, LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../samples/chartFacts';

export default function LineSkeleton() {
  const clipId = React.useId();

  return (
    // #region preview
    <ChartDataProvider
      height={300}
      dataset={carbonDioxide}
      xAxis={[{ scaleType: 'point', dataKey: 'year', label: 'Year', valueFormatter: String }]}
      yAxis={[{ label: 'CO₂ (ppm)' }]}
      series={[
        {
          type: 'line',
          dataKey: 'ppm',
          label: 'CO₂',
          color: '#7b1fa2',
          area: true,
          baseline: 'min',
        },
      ]}
    >
      <ChartsWrapper hideLegend sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.2 } }}>
        <ChartsSurface role="img" aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years">
          <ChartsGrid horizontal />
          <g clipPath={`url(#${clipId})`}>
            <AreaPlot />
            <LinePlot />
            <ChartsOverlay />
            <ChartsAxisHighlight x="line" />
          </g>
          <ChartsClipPath id={clipId} />
          <ChartsAxis />
          <g data-drawing-container>
            <MarkPlot />
          </g>
          <LineHighlightPlot />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
