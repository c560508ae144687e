import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { tides } from '../../samples/chartTides';

const times = tides.map(({ time }) => time);
const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
const meters = (value: number | null) => `${value} m`;
const common = { height: 190, hideLegend: true, margin: { top: 10, bottom: 0 } } as const;

export default function SyncedCharts() {
  // #region preview
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'time', start: 20, end: 45 },
  ]);
  const zoom = { zoomData, onZoomChange: setZoomData };
  const axis = {
    id: 'time',
    data: times,
    scaleType: 'time',
    domainLimit: 'strict',
    tickNumber: 4,
    valueFormatter: day,
  } as const;
  // #endregion

  return (
    <Box>
      <LineChartPro
        {...common}
        {...zoom}
        role="img"
        aria-label="Tide in the harbor during March"
        xAxis={[{ ...axis, zoom: { minSpan: 3 } }]}
        yAxis={[{ label: 'Harbor (m)', min: -4, max: 4 }]}
        series={[
          {
            data: tides.map(({ harbor }) => harbor),
            label: 'Harbor',
            color: '#00796b',
            showMark: false,
            valueFormatter: meters,
          },
        ]}
      />
      <LineChartPro
        {...common}
        {...zoom}
        height={220}
        role="img"
        aria-label="Tide in the estuary during March"
        xAxis={[{ ...axis, zoom: { minSpan: 3, slider: { enabled: true } } }]}
        yAxis={[{ label: 'Estuary (m)', min: -4, max: 4 }]}
        series={[
          {
            data: tides.map(({ estuary }) => estuary),
            label: 'Estuary',
            color: '#b26a00',
            showMark: false,
            valueFormatter: meters,
          },
        ]}
      />
    </Box>
  );
}
