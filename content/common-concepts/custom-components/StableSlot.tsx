import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const NoteContext = React.createContext({ note: '', setNote: (_note: string) => {} });

// #region preview
// Defined once, so the field keeps its focus.
function NoteFooter() {
  const { note, setNote } = React.useContext(NoteContext);

  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <TextField
        fullWidth
        size="small"
        label="Note on these orders"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Box>
  );
}
// #endregion

export default function StableSlot() {
  const [note, setNote] = React.useState('');
  const [inline, setInline] = React.useState(true);
  // A new function on every render: React unmounts the old footer and mounts a new one.
  const footer = inline ? () => <NoteFooter /> : NoteFooter;
  const context = React.useMemo(() => ({ note, setNote }), [note]);

  return (
    <NoteContext.Provider value={context}>
      <FormControlLabel
        control={<Switch checked={inline} onChange={(_event, on) => setInline(on)} />}
        label="Define the slot inline"
      />
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid aria-label="Orders" rows={orders} columns={columns} slots={{ footer }} />
      </div>
    </NoteContext.Provider>
  );
}
