import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

type Size = { y: number; height: number };

// #region preview
/** Overshoots the target slightly before it settles. */
const overshoot = (t: number) => t + 0.9 * Math.sin(Math.PI * t) * t * (1 - t);

function OvershootBar({ x, y, width, height, yOrigin, color, skipAnimation }: BarProps) {
  const size = useAnimate<Size, SVGRectElement>(
    { y, height },
    {
      initialProps: { y: yOrigin, height: 0 },
      createInterpolator: (from, to) => (t) => ({
        y: from.y + (to.y - from.y) * overshoot(t),
        height: Math.max(0, from.height + (to.height - from.height) * overshoot(t)),
      }),
      transformProps: (props) => props,
      applyProps: (rect, props) => {
        rect.setAttribute('y', String(props.y));
        rect.setAttribute('height', String(props.height));
      },
      skip: skipAnimation,
    },
  );
  return <rect {...size} x={x} width={width} fill={color} />;
}
// #endregion

const weeks = [
  [42, 57, 38, 61, 49],
  [55, 33, 64, 47, 58],
];

export default function OvershootBars() {
  const [week, setWeek] = React.useState(0);

  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setWeek(1 - week)}>
        Change week
      </Button>
      <BarChart
        height={260}
        role="img"
        aria-label={`Deliveries per weekday in week ${week + 1}`}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], label: 'Day' }]}
        yAxis={[{ label: 'Deliveries', min: 0, max: 80 }]}
        series={[{ data: weeks[week], label: 'Deliveries', color: '#4254fb' }]}
        slots={{ bar: OvershootBar }}
        hideLegend
      />
    </Box>
  );
}
