import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300).map((person, index) => ({
  ...person,
  shelf: `Shelf ${(index * 7) % 120}${index % 2 === 0 ? 'a' : 'B'}`,
}));

// #region preview
// Created once: a new collator for each comparison is slow.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const plain: GridColDef = { field: 'shelf', headerName: 'Shelf', width: 130 };
const natural: GridColDef = {
  ...plain,
  sortComparator: (a: string, b: string) => collator.compare(a, b),
};
// #endregion

const { name, product, status } = personColumns;
const columnSets = { on: [natural, name, product, status], off: [plain, name, product, status] };
const initialState = { sorting: { sortModel: [{ field: 'shelf', sort: 'asc' as const }] } };

export default function NaturalOrder() {
  const [on, setOn] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={on} onChange={() => setOn(!on)} />}
        label="Numbers in text by size"
      />
      <DataGrid
        // New comparators apply to the next sorting, so the grid starts over.
        key={String(on)}
        aria-label="Staff by shelf"
        rows={rows}
        columns={on ? columnSets.on : columnSets.off}
        initialState={initialState}
      />
    </Stack>
  );
}
