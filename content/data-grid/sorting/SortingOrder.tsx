import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

// #region preview
const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  {
    field: 'salaryEur',
    headerName: 'Salary (EUR)',
    type: 'number',
    width: 140,
    // The first click on this column sorts descending, whatever the grid's `sortingOrder` is.
    sortingOrder: ['desc', 'asc', null],
  },
  { field: 'office', headerName: 'Office', width: 120 },
];
// #endregion

const cycles: readonly { label: string; order: readonly GridSortDirection[] }[] = [
  { label: 'asc, desc, unsorted', order: ['asc', 'desc', null] },
  { label: 'desc, asc, unsorted', order: ['desc', 'asc', null] },
  { label: 'asc, desc', order: ['asc', 'desc'] },
  { label: 'asc, unsorted', order: ['asc', null] },
];

export default function SortingOrder() {
  const [label, setLabel] = useState('asc, desc');

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="Sort cycle of the grid"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      >
        {cycles.map((cycle) => (
          <MenuItem key={cycle.label} value={cycle.label}>
            {cycle.label}
          </MenuItem>
        ))}
      </TextField>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        sortingOrder={cycles.find((cycle) => cycle.label === label)?.order}
        hideFooter
      />
    </Stack>
  );
}
