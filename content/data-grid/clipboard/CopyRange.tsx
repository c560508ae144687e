import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, rating, progress, salaryEur } = personColumns;
const columns = [name, department, rating, progress, salaryEur];
const selected: GridCellSelectionModel = {
  1: { name: true, department: true },
  2: { name: true, department: true },
};

export default function CopyRange() {
  const [copied, setCopied] = useState('');

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <TextField
        multiline
        rows={3}
        label="Copied range"
        value={copied}
        slotProps={{ input: { readOnly: true } }}
      />
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff with a range to copy"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={{ cellSelection: selected }}
        onClipboardCopy={(text) => setCopied(text)}
      />
      {/* #endregion */}
    </Stack>
  );
}
