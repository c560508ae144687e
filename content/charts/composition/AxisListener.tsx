import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { temperatureAnomalies } from '../../samples/chartWorld';

const difference = (value: number | null) => `${value} °C`;
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

export default function AxisListener() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        label="disableAxisListener"
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <ChartDataProvider
        height={280}
        disableAxisListener={disabled}
        dataset={temperatureAnomalies}
        xAxis={[{ scaleType: 'band', dataKey: 'year', label: 'Year', valueFormatter: String }]}
        yAxis={[{ label: 'Difference (°C)', valueFormatter: isolated }]}
        series={[
          {
            type: 'bar',
            dataKey: 'anomaly',
            label: 'Warmer than 1951–1980',
            color: '#c62828',
            valueFormatter: difference,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      >
        <ChartsSurface role="img" aria-label="Since 1977, every year was warmer than 1951–1980">
          <BarPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartDataProvider>
      {/* #endregion */}
    </Box>
  );
}
