import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople, gridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const first = gridPeople(300);
const columns = Object.values(personColumns);

export default function StateRows() {
  // #region preview
  const [rows, setRows] = useState(first);

  const add = () => setRows((all) => [gridPerson(Math.max(...all.map(({ id }) => id))), ...all]);
  const raise = () =>
    setRows((all) =>
      all.map((row, index) => (index === 0 ? { ...row, salaryEur: row.salaryEur + 1000 } : row)),
    );
  const removeFirst = () => setRows((all) => (all.length > 1 ? all.slice(1) : all));
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={add}>
          Add
        </Button>
        <Button variant="outlined" onClick={raise}>
          Raise
        </Button>
        <Button variant="outlined" onClick={removeFirst}>
          Remove
        </Button>
      </Stack>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} />
    </Stack>
  );
}
