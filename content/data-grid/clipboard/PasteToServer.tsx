import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi } from '../../samples/staffApi';

const rows = gridPeople(100);
const columns: GridColDef<GridPerson>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'department', headerName: 'Department', width: 130, editable: true },
  { field: 'product', headerName: 'Product', width: 130, editable: true },
  { field: 'progress', headerName: 'Goals (%)', type: 'number', width: 110, editable: true },
];

export default function PasteToServer() {
  const [api] = useState(() => createStaffApi(100, 900));
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState('Copy some cells, select others, and paste');

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={api} label="Let saving fail" />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff with pasted rows on a server"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        loading={saving}
        onClipboardPasteStart={() => setSaving(true)}
        onClipboardPasteEnd={() => setSaving(false)}
        // If the promise rejects, the row keeps its old values.
        processRowUpdate={async (person) => {
          const saved = await api.save(person);
          setMessage(`Saved ${saved.name}`);
          return saved;
        }}
        onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
      />
      {/* #endregion */}
    </Stack>
  );
}
