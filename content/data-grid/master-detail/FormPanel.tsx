import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { detailColumn } from './detailColumn';
import { PanelCell } from './PanelCell';

const columns: GridColDef<Delivery>[] = [
  detailColumn,
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 110 },
];

// #region preview
function NoteForm({ delivery }: { delivery: Delivery }) {
  const apiRef = useGridApiContext();
  const [note, setNote] = useState(delivery.note ?? '');

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        apiRef.current.updateRows([{ id: delivery.id, note }]);
        apiRef.current.toggleDetailPanel(delivery.id);
      }}
      sx={{ display: 'flex', gap: 1, p: 2, maxWidth: 480 }}
    >
      <TextField
        fullWidth
        size="small"
        label="Note for the driver"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit">Save</Button>
    </Box>
  );
}
// #endregion

const panel = ({ row }: GridRowParams<Delivery>) => (
  <PanelCell>
    <NoteForm delivery={row} />
  </PanelCell>
);
const panelHeight = () => 'auto' as const;

export default function FormPanel() {
  const [open, setOpen] = useState(new Set<GridRowId>(['D-310']));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={setOpen}
        hideFooter
      />
    </div>
  );
}
