import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, GridRowEditStopReasons } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, status, salaryEur } = personColumns;
const columns = [name, department, status, salaryEur].map((column) => ({
  ...column,
  editable: true,
}));
const reasons = Object.values(GridRowEditStopReasons);

export default function RowReasons() {
  const [blocked, setBlocked] = useState<string>(GridRowEditStopReasons.rowFocusOut);
  const [last, setLast] = useState('Edit a row, then leave it.');

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Prevented reason"
        value={blocked}
        onChange={(event) => setBlocked(event.target.value)}
        sx={{ width: 220 }}
      >
        {reasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {reason}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status">{last}</Typography>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        editMode="row"
        onRowEditStop={({ reason }, event) => {
          const prevented = reason === blocked;
          event.defaultMuiPrevented = prevented;
          setLast(`${reason}: ${prevented ? 'the row stays open' : 'the row closes'}`);
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
