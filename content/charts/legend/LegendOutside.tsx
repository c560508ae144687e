import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { tides } from '../../samples/chartTides';

const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function LegendOutside() {
  return (
    // #region preview
    <ChartDataProvider
      height={240}
      dataset={tides.slice(0, 120)}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: day,
        },
      ]}
      yAxis={[{ label: 'Tide (m)' }]}
      series={[
        { type: 'line', dataKey: 'harbor', label: 'Harbor', color: '#00796b' },
        { type: 'line', dataKey: 'estuary', label: 'Estuary', color: '#b26a00' },
      ]}
    >
      <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 1 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>Tides in March</Typography>
        <ChartsLegend direction="horizontal" />
      </Paper>
      <Box sx={{ height: 240 }}>
        <ChartsSurface role="img" aria-label="The estuary has higher tides than the harbor">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
