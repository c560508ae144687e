import { BarPlot } from '@mui/x-charts/BarChart';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useSeries } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

// #region preview
function Ranges() {
  const { bar, line } = useSeries();
  const all = [
    ...(bar?.seriesOrder.map((id) => bar.series[id]) ?? []),
    ...(line?.seriesOrder.map((id) => line.series[id]) ?? []),
  ];
  return all.map((series) => {
    const values = series?.data.filter((value) => value !== null) ?? [];
    return (
      <Typography key={series?.id} variant="body2">
        {`${series?.id} (${series?.type}): ${Math.min(...values)} to ${Math.max(...values)} MW`}
      </Typography>
    );
  });
}
// #endregion

export default function SeriesCount() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: ['00', '04', '08', '12', '16', '20'], label: 'Hour' }]}
      yAxis={[{ label: 'Power (MW)' }]}
      series={[
        { id: 'Solar', type: 'bar', data: [0, 0, 14, 38, 22, 1], color: '#b26a00' },
        { id: 'Demand', type: 'line', data: [21, 19, 34, 36, 33, 39], color: '#00796b' },
      ]}
    >
      <Ranges />
      <ChartsSurface role="img" aria-label="Solar power covers the demand at noon only">
        <BarPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
