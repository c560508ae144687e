import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { tides } from '../../samples/chartTides';

const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function ApiButtons() {
  // #region preview
  const apiRef = useChartProApiRef<'line'>();
  const move = (by: number) =>
    apiRef.current?.setAxisZoomData('time', ({ axisId, start, end }) => {
      const shift = Math.min(100 - end, Math.max(-start, by));
      return { axisId, start: start + shift, end: end + shift };
    });
  const showAll = () => apiRef.current?.setZoomData([{ axisId: 'time', start: 0, end: 100 }]);
  // #endregion

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => move(-10)}>
          Earlier
        </Button>
        <Button size="small" variant="outlined" onClick={() => move(10)}>
          Later
        </Button>
        <Button size="small" variant="outlined" onClick={showAll}>
          Show all
        </Button>
      </Box>
      <LineChartPro
        apiRef={apiRef}
        height={280}
        role="img"
        aria-label="Tide in a harbor during March"
        dataset={tides}
        xAxis={[
          {
            id: 'time',
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 4,
            valueFormatter: day,
            zoom: { minSpan: 5 },
          },
        ]}
        yAxis={[{ label: 'Tide (m)' }]}
        series={[{ dataKey: 'harbor', label: 'Harbor', color: '#00796b', showMark: false }]}
        initialZoom={[{ axisId: 'time', start: 40, end: 55 }]}
        hideLegend
      />
    </Box>
  );
}
