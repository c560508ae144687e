import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { fastColumns, manyRows, slowColumns } from './labData';

const DURATION_MS = 3000;
const mistakes = ['New columns on every render', 'New rows on every render', 'Slow cells'] as const;
type Mistake = (typeof mistakes)[number];

export default function PerformanceLab() {
  const apiRef = useGridApiRef();
  const request = useRef(0);
  const [rows] = useState(() => manyRows(100_000));
  const [active, setActive] = useState<readonly Mistake[]>([]);
  const [elapsed, setElapsed] = useState(0);
  const [results, setResults] = useState<string[]>([]);

  // #region preview
  const given = active.includes('Slow cells') ? slowColumns : fastColumns;
  const columns = active.includes('New columns on every render') ? [...given] : given;
  const shownRows = active.includes('New rows on every render') ? [...rows] : rows;

  const measure = () => {
    let frames = 0;
    let longest = 0;
    let first = 0;
    let last = 0;
    const onFrame = (now: number) => {
      first ||= now;
      longest = Math.max(longest, last && now - last);
      last = now;
      frames += 1;
      // Renders this component, as a clock or a search text in the parent would.
      setElapsed(now - first);
      apiRef.current?.scroll({ top: (now - first) * 5 });
      if (now - first < DURATION_MS) {
        request.current = requestAnimationFrame(onFrame);
        return;
      }
      const perSecond = Math.round((frames * 1000) / (now - first));
      const setup = active.length === 0 ? 'No mistake' : active.join(', ');
      const line = `${setup}: ${perSecond} frames/s, longest frame ${Math.round(longest)} ms`;
      setElapsed(0);
      setResults((lines) => [...lines.slice(-2), line]);
    };
    request.current = requestAnimationFrame(onFrame);
  };
  // #endregion
  useEffect(() => () => cancelAnimationFrame(request.current), []);

  const toggle = (mistake: Mistake) =>
    setActive(
      active.includes(mistake) ? active.filter((one) => one !== mistake) : [...active, mistake],
    );

  return (
    <Stack spacing={1} sx={{ height: 660, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        {mistakes.map((mistake) => (
          <FormControlLabel
            key={mistake}
            control={
              <Checkbox checked={active.includes(mistake)} onChange={() => toggle(mistake)} />
            }
            label={mistake}
          />
        ))}
      </Stack>
      <Button variant="contained" disabled={elapsed > 0} onClick={measure}>
        Scroll for 3 seconds
      </Button>
      <LinearProgress
        aria-label="Measurement"
        variant="determinate"
        value={Math.min(100, (elapsed / DURATION_MS) * 100)}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 80, whiteSpace: 'pre-line' }}>
        {results.join('\n') || 'Not measured'}
      </Typography>
      <DataGridPro
        aria-label="100,000 people"
        apiRef={apiRef}
        rows={shownRows}
        columns={columns}
        hideFooter
      />
    </Stack>
  );
}
