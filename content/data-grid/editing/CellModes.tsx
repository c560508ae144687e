import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellModes, type GridCellModesModel } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, salaryEur, joinedOn } = personColumns;
const columns = [name, department, { ...salaryEur, editable: true }, joinedOn];

export default function CellModes() {
  // #region preview
  const [modes, setModes] = useState<GridCellModesModel>({});
  const editing = rows.filter(({ id }) => modes[id]?.salaryEur?.mode === GridCellModes.Edit);

  const setMode = (ids: number[], params: GridCellModesModel[number][string]) =>
    setModes({ ...modes, ...Object.fromEntries(ids.map((id) => [id, { salaryEur: params }])) });

  const edit = () => setMode([1, 2, 3], { mode: GridCellModes.Edit });
  const save = () =>
    setMode(
      editing.map(({ id }) => id),
      { mode: GridCellModes.View },
    );
  const cancel = () =>
    setMode(
      editing.map(({ id }) => id),
      { mode: GridCellModes.View, ignoreModifications: true },
    );
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={editing.length > 0} onClick={edit}>
          Edit three
        </Button>
        <Button variant="contained" disabled={editing.length === 0} onClick={save}>
          Save {editing.length}
        </Button>
        <Button disabled={editing.length === 0} onClick={cancel}>
          Cancel
        </Button>
      </Stack>
      <DataGrid
        aria-label="Salaries"
        rows={rows}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellEditStop={(params, event) => {
          if (params.reason === 'cellFocusOut') event.defaultMuiPrevented = true;
        }}
      />
    </Stack>
  );
}
