import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, rating, salaryEur } = personColumns;
const columns: GridColDef<GridPerson>[] = [name, country, rating, salaryEur].map((column) => ({
  ...column,
  editable: true,
}));

export default function CellEvents() {
  const [prevent, setPrevent] = useState(true);
  const [message, setMessage] = useState('Click, double-click or press a key in a cell');

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={prevent} onChange={() => setPrevent(!prevent)} />}
        label="Prevent editing on double-click"
      />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff with cell events"
        rows={rows}
        columns={columns}
        onCellClick={({ field, formattedValue }) =>
          setMessage(`Click: ${field}, ${formattedValue}`)
        }
        onCellDoubleClick={({ field, formattedValue }, event) => {
          event.defaultMuiPrevented = prevent;
          setMessage(`Double-click: ${field}, ${formattedValue}`);
        }}
        onCellKeyDown={({ field, id }, event) =>
          setMessage(`Key ${event.key} in ${field} of row ${id}`)
        }
      />
      {/* #endregion */}
    </Stack>
  );
}
