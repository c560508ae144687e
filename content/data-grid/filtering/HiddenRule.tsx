import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90, filterable: false },
];

export default function HiddenRule() {
  const [remoteOnly, setRemoteOnly] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={remoteOnly} onChange={() => setRemoteOnly(!remoteOnly)} />}
        label="Remote staff only"
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        filterModel={
          remoteOnly
            ? { items: [{ field: 'remote', operator: 'is', value: 'true' }] }
            : { items: [] }
        }
        hideFooterPagination
      />
      {/* #endregion */}
    </Stack>
  );
}
