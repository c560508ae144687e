import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';
import { weekdayBoardings } from '../../samples/transit';

// #region preview
function Totals() {
  const series = useBarSeries();
  return (
    <Box component="ul" sx={{ display: 'flex', gap: 4, p: 0, m: 0, listStyle: 'none' }}>
      {series.map(({ id, label, color, data }) => (
        <li key={id}>
          <Typography
            variant="body2"
            sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1 }}
          >
            {typeof label === 'function' ? label('legend') : label}
          </Typography>
          <Typography>
            {data.reduce<number>((sum, value) => sum + (value ?? 0), 0).toFixed(1)} thousand
          </Typography>
        </li>
      ))}
    </Box>
  );
}

export default function SummaryBelow() {
  return (
    <ChartDataProvider
      height={240}
      dataset={weekdayBoardings}
      xAxis={[{ scaleType: 'band', dataKey: 'day', label: 'Day' }]}
      yAxis={[{ label: 'Boardings (thousand)' }]}
      series={[
        { type: 'bar', dataKey: 'northLine', label: 'North line', color: '#4254fb' },
        { type: 'bar', dataKey: 'southLine', label: 'South line', color: '#d55e00' },
      ]}
    >
      <Totals />
      <ChartsSurface role="img" aria-label="Boardings of two lines by day of the week">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
// #endregion
