import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { useChartProApiRef, useChartRootRef } from '@mui/x-charts-pro/hooks';
import { weekdayBoardings } from '../../samples/transit';

// #region preview
function Figure({ children }: { children: React.ReactNode }) {
  const rootRef = useChartRootRef();
  return (
    <Box ref={rootRef}>
      <Typography sx={{ fontWeight: 600 }}>Boardings of the north line</Typography>
      {children}
      <Typography variant="caption">Source: counts at the doors</Typography>
    </Box>
  );
}
// #endregion

export default function TitledExport() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        onClick={() => apiRef.current?.exportAsImage({ fileName: 'north-line' })}
      >
        Save as PNG
      </Button>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={240}
        dataset={weekdayBoardings}
        xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[{ type: 'bar', dataKey: 'northLine', color: '#00796b' }]}
      >
        <Figure>
          <ChartsSurface role="img" aria-label="The north line is busiest on Friday">
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </Figure>
      </ChartDataProviderPro>
    </Box>
  );
}
