import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

type Props = { onMove: (x: number, y: number) => void };

// #region preview
function PointerLayer({ onMove }: Props) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const handleMove = (event: React.PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = left + event.clientX - box.left;
    const y = top + event.clientY - box.top;
    onMove(xScale.invert(x), yScale.invert(y));
  };
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onPointerMove={handleMove}
    />
  );
}
// #endregion

const distance = [0, 2, 4, 6, 8, 10, 12];
const altitude = [412, 468, 575, 731, 902, 1046, 1011];

export default function PointerValue() {
  const [text, setText] = React.useState('Move over the chart.');

  return (
    <Box>
      <Typography variant="body2">{text}</Typography>
      <LineChart
        height={280}
        role="img"
        aria-label="The trail climbs from 412 m to 1046 m at kilometer ten"
        xAxis={[{ data: distance, label: 'Distance (km)', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Altitude (m)', width: 70, min: 300 }]}
        series={[{ data: altitude, label: 'Altitude', color: '#00796b' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        hideLegend
      >
        <PointerLayer onMove={(x, y) => setText(`${x.toFixed(1)} km, ${Math.round(y)} m`)} />
      </LineChart>
    </Box>
  );
}
