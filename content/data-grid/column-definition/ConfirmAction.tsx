import { useMemo, useState } from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const people = gridPeople(300);

// #region preview
interface RemoveItemProps {
  name: string;
  onConfirm: () => void;
  /** The cell reads this prop to put the action into the menu. */
  showInMenu: true;
  /** The menu passes this function. */
  closeMenu?: () => void;
}

function RemoveItem({ name, onConfirm, showInMenu, closeMenu }: RemoveItemProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <GridActionsCellItem
        showInMenu={showInMenu}
        closeMenuOnClick={false}
        icon={<DeleteIcon />}
        label="Remove"
        onClick={() => setOpen(true)}
      />
      {/* The menu closes on Tab, so keys in the dialog must not reach it. */}
      <Dialog open={open} onClose={closeMenu} onKeyDown={(event) => event.stopPropagation()}>
        <DialogTitle>Remove {name}?</DialogTitle>
        <DialogActions>
          <Button onClick={closeMenu}>Keep</Button>
          <Button onClick={onConfirm}>Remove</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
// #endregion

export default function ConfirmAction() {
  const [rows, setRows] = useState(people);
  const columns = useMemo<GridColDef<GridPerson>[]>(() => {
    const remove = (id: unknown) => setRows((all) => all.filter((row) => row.id !== id));
    return [
      personColumns.name,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ id, row }) => [
          <RemoveItem key="remove" showInMenu name={row.name} onConfirm={() => remove(id)} />,
        ],
      },
      personColumns.department,
      personColumns.status,
      personColumns.salaryEur,
    ];
  }, []);

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} />
    </div>
  );
}
