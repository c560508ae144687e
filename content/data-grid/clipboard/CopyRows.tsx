import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, salaryEur, joinedOn } = personColumns;
const columns = [name, country, department, salaryEur, joinedOn];

export default function CopyRows() {
  const [copied, setCopied] = useState('');

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <TextField
        multiline
        rows={3}
        label="Last copied text"
        value={copied}
        slotProps={{ input: { readOnly: true } }}
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff to copy"
        rows={rows}
        columns={columns}
        checkboxSelection
        onClipboardCopy={(text) => setCopied(text)}
      />
      {/* #endregion */}
    </Stack>
  );
}
