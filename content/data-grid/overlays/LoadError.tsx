import { createContext, useContext, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { InCell } from './InCell';
import type { GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createPeopleServer } from '../../samples/gridPeopleServer';

const server = createPeopleServer(60);
const columns = [personColumns.name, personColumns.country, personColumns.status];

// #region preview
const Failure = createContext<{ message: string; retry: () => void } | null>(null);

function EmptyOrFailed() {
  const failure = useContext(Failure);

  return (
    <GridOverlay>
      <InCell>
        <Stack spacing={1} sx={{ alignItems: 'center', p: 2, textAlign: 'center' }}>
          <Typography role={failure ? 'alert' : 'status'}>
            {failure?.message ?? 'No staff'}
          </Typography>
          {failure && <Button onClick={failure.retry}>Try again</Button>}
        </Stack>
      </InCell>
    </GridOverlay>
  );
}
// #endregion

const slots = { noRowsOverlay: EmptyOrFailed };

export default function LoadError() {
  const [failing, setFailing] = useState(true);
  const [request, setRequest] = useState({ failing: true });
  const [done, setDone] = useState<{ request: object; rows: GridPerson[]; message?: string }>();
  const loading = done?.request !== request;

  useEffect(() => {
    const controller = new AbortController();
    server.setFailing(request.failing);
    server.list({ start: 0, end: 59 }, controller.signal).then(
      ({ rows }) => setDone({ request, rows }),
      (reason: Error) => setDone({ request, rows: [], message: reason.message }),
    );
    return () => controller.abort();
  }, [request]);

  const retry = () => setRequest({ failing });
  const failure = !loading && done.message ? { message: done.message, retry } : null;

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={() => setFailing(!failing)} />}
        label="Let requests fail"
      />
      <Failure.Provider value={failure}>
        <DataGrid
          aria-label="Staff that may fail to load"
          rows={loading ? [] : done.rows}
          columns={columns}
          loading={loading}
          slots={slots}
        />
      </Failure.Provider>
    </Stack>
  );
}
