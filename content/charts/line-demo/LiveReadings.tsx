import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const SHOWN = 20;
/** Simulates a sensor: the load of a server at a given second, in percent. */
const read = (second: number) =>
  Math.round(45 + 18 * Math.sin(second / 4) + 9 * Math.sin(second * 1.7));

export default function LiveReadings() {
  const [second, setSecond] = React.useState(SHOWN - 1);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setSecond((last) => last + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const seconds = Array.from({ length: SHOWN }, (_, index) => second - SHOWN + 1 + index);

  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Run'}
      </Button>
      {/* #region preview */}
      <LineChart
        height={280}
        skipAnimation
        role="img"
        aria-label="Load of a server during the last twenty seconds"
        xAxis={[{ data: seconds, label: 'Seconds', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Load (percent)', min: 0, max: 100 }]}
        series={[{ data: seconds.map(read), label: 'Load', color: '#4254fb', showMark: false }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
