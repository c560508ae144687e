import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople, personStatuses, type PersonStatus } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const people = gridPeople(300);
const { name, department, status, salaryEur, rating } = personColumns;
const columns = [name, department, status, salaryEur, rating];

export default function BulkEdit() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(people);
  const [next, setNext] = useState<PersonStatus>('on leave');
  const [count, setCount] = useState(0);

  // #region preview
  const apply = () => {
    const selected = apiRef.current?.getSelectedRows();
    setRows(rows.map((row) => (selected?.has(row.id) ? { ...row, status: next } : row)));
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%', pt: 1 }}>
      <Stack direction="row" spacing={1}>
        <TextField
          select
          size="small"
          label="New status"
          value={next}
          onChange={(event) => setNext(event.target.value as PersonStatus)}
          sx={{ width: 140 }}
        >
          {personStatuses.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={count === 0} onClick={apply}>
          Apply to {count}
        </Button>
      </Stack>
      <DataGrid
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        checkboxSelection
        onRowSelectionModelChange={(_model, { api }) => setCount(api.getSelectedRows().size)}
      />
    </Stack>
  );
}
