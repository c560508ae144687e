import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { AreaPlot, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { temperatureAnomalies } from '../../samples/chartWorld';

const years = temperatureAnomalies.map(({ year }) => year);
const anomalies = temperatureAnomalies.map(({ anomaly }) => anomaly);
const line = { label: 'Difference (°C)', curve: 'linear', color: '#c62828' } as const;

export default function SparklineSkeleton() {
  const clipId = React.useId();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography variant="body2">Global warming since 1970 (°C)</Typography>
      {/* #region preview */}
      <ChartDataProvider
        height={72}
        margin={5}
        xAxis={[{ scaleType: 'point', data: years, position: 'none', valueFormatter: String }]}
        yAxis={[{ position: 'none' }]}
        series={[{ ...line, type: 'line', data: anomalies, area: true }]}
      >
        <ChartsSurface role="img" aria-label="Temperature rises from 0 to 1.2 °C">
          <g clipPath={`url(#${clipId})`}>
            <AreaPlot skipAnimation />
            <LinePlot skipAnimation />
          </g>
          <LineHighlightPlot />
          <ChartsClipPath id={clipId} offset={{ top: 1, right: 1, bottom: 1, left: 1 }} />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
      {/* #endregion */}
    </Box>
  );
}
