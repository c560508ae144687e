import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', width: 140 },
];

export default function OutsideSearch() {
  // #region preview
  const [filterModel, setFilterModel] = useState({ items: [], quickFilterValues: [] as string[] });

  const search = (text: string) =>
    setFilterModel({ items: [], quickFilterValues: text.split(' ').filter(Boolean) });
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 460, width: '100%' }}>
      <TextField
        label="Search the staff"
        size="small"
        onChange={(event) => search(event.target.value)}
      />
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        filterModel={filterModel}
        disableColumnFilter
        hideFooterPagination
      />
    </Stack>
  );
}
