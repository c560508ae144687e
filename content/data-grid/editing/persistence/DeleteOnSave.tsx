import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, salaryEur, joinedOn } = personColumns;
const columns = [{ ...name, editable: true }, department, salaryEur, joinedOn];

export default function DeleteOnSave() {
  const [message, setMessage] = useState('Clear a name and press Enter: the row is removed.');

  // #region preview
  const save = (newRow: GridPerson, oldRow: GridPerson) => {
    if (newRow.name.trim()) return newRow;
    setMessage(`${oldRow.name} was removed.`);
    const removed = { ...oldRow, _action: 'delete' };
    return removed;
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} processRowUpdate={save} />
    </Stack>
  );
}
