import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { carbonDioxide } from '../../samples/chartFacts';

const points = carbonDioxide.map(({ year, ppm }) => ({ id: year, x: year, y: ppm }));

export default function DrawingContainer() {
  const [inside, setInside] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="data-drawing-container"
        control={<Switch checked={inside} onChange={(event) => setInside(event.target.checked)} />}
      />
      {/* #region preview */}
      <ChartDataProvider
        height={280}
        disableVoronoi
        xAxis={[{ min: 1960, max: 2020, label: 'Year', valueFormatter: String }]}
        yAxis={[{ min: 317, max: 414, label: 'CO₂ (ppm)' }]}
        series={[{ type: 'scatter', data: points, label: 'CO₂', markerSize: 14, color: '#00796b' }]}
      >
        <ChartsSurface role="img" aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years">
          <ChartsXAxis />
          <ChartsYAxis />
          <g data-drawing-container={inside || undefined}>
            <ScatterPlot />
          </g>
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
      {/* #endregion */}
    </Box>
  );
}
