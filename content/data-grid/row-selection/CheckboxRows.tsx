import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 110 },
];

export default function CheckboxRows() {
  const [checkboxes, setCheckboxes] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={checkboxes} onChange={() => setCheckboxes(!checkboxes)} />}
        label="Checkboxes"
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        checkboxSelection={checkboxes}
        hideFooterPagination
      />
      {/* #endregion */}
    </Stack>
  );
}
