import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';

const rows = gridPeople(50);
const columns: GridColDef<GridPerson>[] = [
  { field: 'name', headerName: 'Name', width: 160, editable: true },
  { field: 'country', headerName: 'Country', width: 120, editable: true },
  { field: 'progress', headerName: 'Goals (%)', type: 'number', width: 110, editable: true },
];

// #region preview
const splitText = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;]/));
// #endregion

export default function SemicolonPaste() {
  return (
    <Stack spacing={2} sx={{ height: 500, width: '100%' }}>
      <TextField
        multiline
        rows={2}
        label="Copy this text"
        defaultValue={'Ada Moor;Chile;40\nNoah Lind;Ghana;85'}
        slotProps={{ input: { readOnly: true } }}
      />
      <DataGridPremium
        aria-label="Staff that accepts semicolons"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        splitClipboardPastedText={splitText}
      />
    </Stack>
  );
}
