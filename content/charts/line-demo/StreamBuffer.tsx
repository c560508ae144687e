import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { createSensor, type Reading } from './sensor';

const SHOWN = 500;

// #region preview
const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export default function StreamBuffer() {
  const [sensor] = React.useState(createSensor);
  const [readings, setReadings] = React.useState(() => sensor.read(SHOWN));
  const [running, setRunning] = React.useState(false);
  const visible = React.useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  );
  const active = running && visible;

  React.useEffect(() => {
    if (!active) return undefined;
    let buffer: Reading[] = [];
    let frame = 0;
    const unsubscribe = sensor.subscribe((reading) => buffer.push(reading));
    const flush = () => {
      const arrived = buffer;
      buffer = [];
      if (arrived.length > 0) setReadings((last) => [...last, ...arrived].slice(-SHOWN));
      frame = requestAnimationFrame(flush);
    };
    frame = requestAnimationFrame(flush);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [active, sensor]);
  // #endregion

  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        height={280}
        skipAnimation
        role="img"
        aria-label="Vibration of a machine, the last 500 readings"
        xAxis={[{ data: readings.map(({ id }) => id), label: 'Reading', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Vibration (mm/s)', min: 0, max: 9 }]}
        series={[
          {
            data: readings.map(({ value }) => value),
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
