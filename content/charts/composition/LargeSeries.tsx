import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { vibration } from '../../samples/chartSignals';

const sizes = [1_000, 10_000, 100_000];

export default function LargeSeries() {
  const [count, setCount] = React.useState(1_000);
  const [result, setResult] = React.useState('Choose a number of points to measure.');
  const started = React.useRef(0);
  const readings = React.useMemo(() => vibration(count), [count]);
  const indexes = React.useMemo(() => readings.map((_, index) => index), [readings]);

  React.useEffect(() => {
    if (started.current === 0) return undefined;
    // The frame after the commit: the path is in the document, and the browser is about to paint it.
    const frame = requestAnimationFrame(() => {
      const ms = Math.round(performance.now() - started.current);
      setResult(`${count.toLocaleString('en-US')} points: ${ms} ms on this machine`);
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);

  const draw = (next: number, now: number) => {
    started.current = now;
    setCount(next);
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {sizes.map((size) => (
          <Button
            key={size}
            size="small"
            variant="outlined"
            onClick={(event) => draw(size, event.timeStamp)}
          >
            {size.toLocaleString('en-US')}
          </Button>
        ))}
      </Box>
      <Box role="status" sx={{ height: 32, pt: 1, typography: 'body2' }}>
        {result}
      </Box>
      {/* #region preview */}
      <LineChart
        height={280}
        skipAnimation
        axisHighlight={{ x: 'none', y: 'none' }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        role="img"
        aria-label="Vibration of a machine, with seven spikes"
        xAxis={[{ data: indexes, label: 'Reading', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Vibration (mm/s)', min: 0 }]}
        series={[{ data: readings, showMark: false, curve: 'linear', color: '#0f766e' }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
