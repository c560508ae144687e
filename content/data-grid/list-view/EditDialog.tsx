import { useState } from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function PersonCell({ row, hasFocus }: GridRenderCellParams<GridPerson>) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = useState(false);

  const save = (form: FormData) => {
    apiRef.current.updateRows([{ id: row.id, name: String(form.get('name')) }]);
    setOpen(false);
  };

  return (
    <>
      <span style={{ flex: 1 }}>{row.name}</span>
      <IconButton
        aria-label={`Edit ${row.name}`}
        tabIndex={hasFocus ? 0 : -1}
        onClick={() => setOpen(true)}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      {/* Keys in the dialog must not reach the grid. */}
      <Dialog open={open} onClose={() => setOpen(false)} onKeyDown={(e) => e.stopPropagation()}>
        <form action={save}>
          <DialogTitle>Edit person {row.id}</DialogTitle>
          <DialogContent>
            <TextField name="name" label="Name" defaultValue={row.name} margin="dense" required />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

const listViewColumn: GridListViewColDef<GridPerson> = {
  field: 'person',
  display: 'flex',
  renderCell: (params) => <PersonCell {...params} />,
};
// #endregion

export default function EditDialog() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
      />
    </div>
  );
}
