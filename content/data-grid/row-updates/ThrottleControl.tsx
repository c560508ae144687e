import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const { name, progress, department, hours } = personColumns;
const columns = [name, progress, department, hours];

export default function ThrottleControl() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);
  const [ms, setMs] = useState(500);
  const [counts, setCounts] = useState({ sent: 0, applied: 0 });

  // #region preview
  useEffect(() => {
    const unsubscribe = apiRef.current?.subscribeEvent('rowsSet', () =>
      setCounts((old) => ({ ...old, applied: old.applied + 1 })),
    );
    let tick = 0;
    const send = () => {
      tick += 1;
      const changes = rows.filter(({ id }) => (id + tick) % 7 === 0);
      apiRef.current?.updateRows(
        changes.map(({ id }) => ({ id, progress: (id * 13 + tick * 3) % 101 })),
      );
      setCounts((old) => ({ ...old, sent: old.sent + 1 }));
    };
    const timer = running ? setInterval(send, 100) : undefined;
    return () => {
      clearInterval(timer);
      unsubscribe?.();
    };
  }, [apiRef, running]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={running} onChange={(_event, on) => setRunning(on)} />}
          label="Send updates"
        />
        <Slider
          aria-label="throttleRowsMs"
          min={0}
          max={2000}
          step={100}
          value={ms}
          onChange={(_event, value) => setMs(value)}
          sx={{ width: 130, mx: 1 }}
        />
        <Typography>
          {ms} ms: {counts.sent} calls, {counts.applied} applied
        </Typography>
      </Stack>
      <DataGridPro
        aria-label="Goals, live"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        throttleRowsMs={ms}
      />
    </Stack>
  );
}
