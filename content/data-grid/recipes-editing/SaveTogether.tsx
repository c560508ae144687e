import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110, editable: true },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 140, editable: true },
];

export default function SaveTogether() {
  // #region preview
  const [saved, setSaved] = useState(people);
  const [changes, setChanges] = useState<Record<number, Person>>({});
  const rows = useMemo(() => saved.map((row) => changes[row.id] ?? row), [saved, changes]);

  const collect = (newRow: Person, oldRow: Person) => {
    const same = JSON.stringify(newRow) === JSON.stringify(oldRow);
    if (!same) setChanges((known) => ({ ...known, [newRow.id]: newRow }));
    return newRow;
  };
  // #endregion
  const count = Object.keys(changes).length;

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="contained"
          disabled={count === 0}
          onClick={() => {
            setSaved(rows);
            setChanges({});
          }}
        >
          Save {count} rows
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setChanges({})}>
          Discard
        </Button>
      </Stack>
      <DataGrid
        aria-label="Salaries"
        rows={rows}
        columns={columns}
        processRowUpdate={collect}
        getRowClassName={({ row }) => (changes[row.id] ? 'changed' : '')}
        sx={{ '& .changed': { fontWeight: 'bold', fontStyle: 'italic' } }}
        hideFooter
      />
    </Stack>
  );
}
