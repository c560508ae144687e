import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, status, rating, progress } = personColumns;
const columns = [name, country, status, rating, progress];

export default function CheckboxRows() {
  const [checkboxes, setCheckboxes] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={checkboxes} onChange={() => setCheckboxes(!checkboxes)} />}
        label="Checkboxes"
      />
      {/* #region preview */}
      <DataGrid aria-label="Staff" rows={rows} columns={columns} checkboxSelection={checkboxes} />
      {/* #endregion */}
    </Stack>
  );
}
