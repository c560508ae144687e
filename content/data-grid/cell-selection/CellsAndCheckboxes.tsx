import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, status, progress, joinedOn } = personColumns;
const columns = [name, country, status, progress, joinedOn];

export default function CellsAndCheckboxes() {
  const [cells, setCells] = useState<GridCellSelectionModel>({});
  const [people, setPeople] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  const cellCount = Object.values(cells).flatMap((fields) =>
    Object.values(fields).filter(Boolean),
  ).length;
  const rowCount = people.type === 'include' ? people.ids.size : rows.length - people.ids.size;

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">
        {cellCount} cells and {rowCount} rows selected
      </Typography>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff with two selections"
        rows={rows}
        columns={columns}
        cellSelection
        checkboxSelection
        disableRowSelectionOnClick
        cellSelectionModel={cells}
        onCellSelectionModelChange={setCells}
        rowSelectionModel={people}
        onRowSelectionModelChange={setPeople}
      />
      {/* #endregion */}
    </Stack>
  );
}
