import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'email', headerName: 'Email', flex: 1, minWidth: 220, sortable: false },
  { field: 'role', headerName: 'Role', width: 140 },
];

export default function DisableSorting() {
  const [disabled, setDisabled] = useState(false);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={disabled} onChange={() => setDisabled(!disabled)} />}
        label="Turn sorting off in all headers"
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        disableColumnSorting={disabled}
        initialState={{ sorting: { sortModel: [{ field: 'lastName', sort: 'asc' }] } }}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
