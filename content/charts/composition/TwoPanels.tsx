import * as React from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { candles } from '../../samples/chartSignals';

const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
const days = { id: 'days', scaleType: 'band', data: candles.map(({ date }) => date) } as const;
const closes = candles.map(({ close }) => close);
const volumes = candles.map(({ volume }) => volume);

export default function TwoPanels() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = { highlightedAxis, onHighlightedAxisChange: setHighlightedAxis, role: 'img' };

  return (
    <Box>
      {/* #region preview */}
      <ChartContainer
        {...shared}
        height={200}
        aria-label="Closing price of a share over forty days"
        xAxis={[{ ...days, position: 'none' }]}
        yAxis={[{ label: 'Price (€)', width: 70 }]}
        series={[{ type: 'line', data: closes, color: '#2563eb' }]}
      >
        <ChartsGrid horizontal />
        <LinePlot />
        <LineHighlightPlot />
        <ChartsAxisHighlight x="line" />
        <ChartsYAxis />
      </ChartContainer>
      <ChartContainer
        {...shared}
        height={150}
        margin={{ top: 0 }}
        aria-label="Traded shares on the same days"
        xAxis={[
          { ...days, valueFormatter: day, tickLabelInterval: (_day, index) => index % 8 === 0 },
        ]}
        yAxis={[{ label: 'Shares (k)', width: 70, tickNumber: 3 }]}
        series={[{ type: 'bar', data: volumes, color: '#6b7280' }]}
      >
        <BarPlot />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      {/* #endregion */}
    </Box>
  );
}
