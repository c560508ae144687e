import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { formatHour, hours, load, megawatts } from './load';

const presets = { 'All days': [0, 100], Weekend: [50, 70], 'Last day': [90, 100] } as const;

export default function Presets() {
  // #region preview
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'time', start: 50, end: 70 },
  ]);
  const show = ([start, end]: readonly [number, number]) =>
    setZoomData([{ axisId: 'time', start, end }]);
  // #endregion
  const [{ start, end } = { start: 0, end: 100 }] = zoomData;

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', height: 64 }}>
        {Object.entries(presets).map(([name, range]) => (
          <Button key={name} size="small" variant="outlined" onClick={() => show(range)}>
            {name}
          </Button>
        ))}
        <span role="status">
          {Math.round((end - start) * 2.4)} of {hours.length} hours
        </span>
      </Box>
      <LineChartPro
        height={260}
        role="img"
        aria-label="Power demand of a town over ten days"
        xAxis={[
          {
            id: 'time',
            data: hours,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: formatHour,
            tickNumber: 6,
            zoom: { minSpan: 5 },
          },
        ]}
        yAxis={[{ label: 'Power (MW)', min: 0 }]}
        series={[
          {
            data: load,
            label: 'Power',
            color: '#4254fb',
            showMark: false,
            valueFormatter: megawatts,
          },
        ]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        hideLegend
      />
    </Box>
  );
}
