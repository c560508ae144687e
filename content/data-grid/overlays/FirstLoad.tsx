import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { InCell } from './InCell';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const { name, status, rating, progress, salaryEur } = personColumns;
const columns = [name, status, rating, progress, salaryEur];

// The default progress bar has no accessible name.
const slots = {
  baseLinearProgress: () => (
    <InCell>
      <LinearProgress aria-label="Loading staff" />
    </InCell>
  ),
};

export default function FirstLoad() {
  const [rows, setRows] = useState<GridPerson[]>([]);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setRows(gridPeople(200));
      setLoading(false);
    }, 2500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          disabled={loading}
          onClick={() => {
            setRows([]);
            setLoading(true);
          }}
        >
          Start over
        </Button>
        <Button disabled={loading} onClick={() => setLoading(true)}>
          Refresh
        </Button>
      </Stack>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff, loading"
        rows={rows}
        columns={columns}
        loading={loading}
        slots={slots}
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
