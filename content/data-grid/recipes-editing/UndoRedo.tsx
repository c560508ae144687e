import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const people = gridPeople(300);
const { name, department, status, salaryEur, rating } = personColumns;
const columns = [
  ...[name, department, status, salaryEur].map((column) => ({ ...column, editable: true })),
  rating,
];

interface History {
  past: GridPerson[][];
  rows: GridPerson[];
  future: GridPerson[][];
}

export default function UndoRedo() {
  // #region preview
  const [{ past, rows, future }, setHistory] = useState<History>({
    past: [],
    rows: people,
    future: [],
  });

  const save = (newRow: GridPerson, oldRow: GridPerson) => {
    if (JSON.stringify(newRow) !== JSON.stringify(oldRow)) {
      setHistory((old) => ({
        past: [...old.past, old.rows].slice(-50),
        rows: old.rows.map((row) => (row.id === newRow.id ? newRow : row)),
        future: [],
      }));
    }
    return newRow;
  };
  const undo = () =>
    setHistory({ past: past.slice(0, -1), rows: past.at(-1) ?? rows, future: [rows, ...future] });
  const redo = () =>
    setHistory({ past: [...past, rows], rows: future[0] ?? rows, future: future.slice(1) });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={past.length === 0} onClick={undo}>
          Undo ({past.length})
        </Button>
        <Button variant="outlined" disabled={future.length === 0} onClick={redo}>
          Redo ({future.length})
        </Button>
      </Stack>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} processRowUpdate={save} />
    </Stack>
  );
}
