import { useState } from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { tools, type Tool } from '../../samples/workshop';

type Draft = Tool & { isNew?: boolean };

export default function ManageRows() {
  const [rows, setRows] = useState<Draft[]>(tools);
  const [modes, setModes] = useState<GridRowModesModel>({});

  const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
    setModes((old) => ({ ...old, [id]: mode }));
  const remove = (id: GridRowId) => setRows((old) => old.filter((row) => row.id !== id));

  // #region preview
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const draft = { id, name: '', shelf: 'A', count: 1, depositEur: 20, lent: false } as const;
    setRows([{ ...draft, isNew: true }, ...rows]);
    setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' });
  };

  const cancel = (id: GridRowId) => {
    setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
    if (rows.some((row) => row.id === id && row.isNew)) remove(id);
  };

  const save = (newRow: Draft): Draft => {
    const saved = { ...newRow, isNew: false };
    setRows((old) => old.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };
  // #endregion

  const actionsOf = (id: GridRowId) => {
    const editing = modes[id]?.mode === GridRowModes.Edit;
    const leave = () => setMode(id, { mode: GridRowModes.View });
    const enter = () => setMode(id, { mode: GridRowModes.Edit });
    return editing
      ? [
          <GridActionsCellItem key="save" icon={<SaveIcon />} label="Save" onClick={leave} />,
          <GridActionsCellItem
            key="cancel"
            icon={<CancelIcon />}
            label="Cancel"
            onClick={() => cancel(id)}
          />,
        ]
      : [
          <GridActionsCellItem key="edit" icon={<EditIcon />} label="Edit" onClick={enter} />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label="Delete"
            onClick={() => remove(id)}
          />,
        ];
  };

  const columns: GridColDef<Draft>[] = [
    { field: 'name', headerName: 'Tool', flex: 1, minWidth: 110, editable: true },
    { field: 'count', headerName: 'Count', type: 'number', width: 85, editable: true },
    { field: 'actions', type: 'actions', width: 90, getActions: ({ id }) => actionsOf(id) },
  ];

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Button variant="outlined" onClick={add} sx={{ alignSelf: 'start' }}>
        Add a tool
      </Button>
      <DataGrid
        aria-label="Tools"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={(params, event) => {
          if (params.reason === 'rowFocusOut') event.defaultMuiPrevented = true;
        }}
        processRowUpdate={save}
        hideFooter
      />
    </Stack>
  );
}
