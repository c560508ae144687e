import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, department, salaryEur, progress } = personColumns;
const columns = [name, country, department, salaryEur, progress].map((column) => ({
  ...column,
  editable: true,
}));

export default function PasteEvents() {
  const [message, setMessage] = useState('Copy some cells and paste them elsewhere.');

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Alert severity="info" role="status">
        {message}
      </Alert>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        cellSelection
        onBeforeClipboardPasteStart={async ({ data }) => {
          if (data.length <= 20) return;
          setMessage(`${data.length} rows are too many: paste 20 or fewer.`);
          throw new Error('Too many rows');
        }}
        onClipboardPasteStart={({ data }) => {
          setMessage(`Pasting ${data.length} rows of ${data[0]?.length ?? 0} cells…`);
        }}
        onClipboardPasteEnd={() => setMessage((text) => text.replace('Pasting', 'Pasted'))}
      />
      {/* #endregion */}
    </Stack>
  );
}
