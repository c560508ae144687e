import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { vibration } from '../../samples/chartSignals';

const SHOWN = 200;
const source = vibration(5_000);

export default function StreamBuffer() {
  const [end, setEnd] = React.useState(SHOWN);
  const [running, setRunning] = React.useState(false);

  // #region preview
  React.useEffect(() => {
    if (!running) return undefined;
    let buffered = 0;
    let frame = 0;
    // Stands for a socket: a message every 10 ms, far more often than a screen is painted.
    const socket = setInterval(() => (buffered += 1), 10);
    const flush = () => {
      const count = buffered;
      buffered = 0;
      if (count > 0) setEnd((last) => (last + count > source.length ? SHOWN : last + count));
      frame = requestAnimationFrame(flush);
    };
    const pauseWhenHidden = () => document.hidden && setRunning(false);
    document.addEventListener('visibilitychange', pauseWhenHidden);
    frame = requestAnimationFrame(flush);
    return () => {
      clearInterval(socket);
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', pauseWhenHidden);
    };
  }, [running]);
  // #endregion

  const indexes = Array.from({ length: SHOWN }, (_, index) => end - SHOWN + index);
  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        height={280}
        skipAnimation
        role="img"
        aria-label="Vibration of a machine, the last 200 readings"
        xAxis={[{ data: indexes, label: 'Reading', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Vibration (mm/s)', min: 0, max: 9 }]}
        series={[
          {
            data: indexes.map((index) => source[index] ?? null),
            label: 'Vibration (mm/s)',
            color: '#0f766e',
            showMark: false,
            curve: 'linear',
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
