import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople, gridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function BatchChanges() {
  const apiRef = useGridApiRef();
  const [month, setMonth] = useState(0);

  // #region preview
  const applyMonth = () => {
    const left = [1, 2, 3].map((offset) => ({
      id: month * 3 + offset,
      _action: 'delete' as const,
    }));
    const joined = [0, 1, 2, 3].map((offset) => gridPerson(300 + month * 4 + offset));
    const back = gridPeople(300)
      .filter(({ id, status }) => id > (month + 1) * 3 && status === 'on leave')
      .slice(0, 5)
      .map(({ id }) => ({ id, status: 'active' }));
    // One call: the grid sorts, filters and renders once.
    apiRef.current?.updateRows([...left, ...joined, ...back]);
    setMonth(month + 1);
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" disabled={month === 12} onClick={applyMonth}>
          Next month
        </Button>
        <Typography role="status">
          Month {month}: {month * 3} left, {month * 4} joined
        </Typography>
      </Stack>
      <DataGridPro aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
