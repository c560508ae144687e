import * as React from 'react';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { AreaPlot, LinePlot } from '@mui/x-charts-pro/LineChart';
import { tides } from '../../samples/chartTides';

const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function ComposedSlider() {
  const clipId = React.useId();

  return (
    // #region preview
    <ChartDataProviderPro
      height={300}
      dataset={tides}
      xAxis={[
        {
          id: 'time',
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: day,
          zoom: { minSpan: 5, slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ label: 'Tide (m)' }]}
      series={[{ type: 'line', dataKey: 'estuary', color: '#00796b', area: true }]}
      initialZoom={[{ axisId: 'time', start: 0, end: 30 }]}
    >
      <ChartsSurface role="img" aria-label="Tide in an estuary, 720 hourly values">
        <g clipPath={`url(#${clipId})`}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartZoomSlider />
        <ChartsClipPath id={clipId} />
      </ChartsSurface>
    </ChartDataProviderPro>
    // #endregion
  );
}
