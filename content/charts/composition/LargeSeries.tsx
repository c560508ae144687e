import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LargeChart, limits, type Kind } from './LargeChart';

const sizes = [1_000, 10_000, 100_000];

export default function LargeSeries() {
  const [kind, setKind] = React.useState<Kind>('line');
  const [drawn, setDrawn] = React.useState({ kind, count: 1_000 });
  const [result, setResult] = React.useState('Choose a number of points to measure.');
  const started = React.useRef(0);

  React.useEffect(() => {
    if (started.current === 0) return undefined;
    // The frame after the commit: the chart is in the document, and the browser is about to paint it.
    const frame = requestAnimationFrame(() => {
      const ms = Math.round(performance.now() - started.current);
      setResult(`${drawn.count.toLocaleString('en-US')} points: ${ms} ms on this machine`);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn]);

  const draw = (count: number, now: number) => {
    started.current = now;
    setDrawn({ kind, count });
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, height: 40 }}>
        <TextField
          select
          size="small"
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Draw as' } }}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
          sx={{ minWidth: 100 }}
        >
          {Object.keys(limits).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        {sizes.map((size) => (
          <Button
            key={size}
            size="small"
            variant="outlined"
            disabled={size > limits[kind]}
            onClick={(event) => draw(size, event.timeStamp)}
          >
            {size.toLocaleString('en-US')}
          </Button>
        ))}
      </Box>
      <Box role="status" sx={{ height: 32, pt: 1, typography: 'body2' }}>
        {result}
      </Box>
      <LargeChart key={`${drawn.kind} ${drawn.count}`} {...drawn} />
    </Box>
  );
}
