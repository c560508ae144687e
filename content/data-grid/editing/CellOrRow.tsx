import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridEditMode } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, status, salaryEur, joinedOn } = personColumns;
const columns = [name, status, salaryEur, { ...joinedOn, width: 150 }].map((column) => ({
  ...column,
  editable: true,
}));

export default function CellOrRow() {
  const [mode, setMode] = useState<GridEditMode>('row');

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="editMode"
        value={mode}
        onChange={(_event, next: GridEditMode | null) => next && setMode(next)}
      >
        <ToggleButton value="cell">cell</ToggleButton>
        <ToggleButton value="row">row</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid
        // Start again, so that no cell is left in the other mode.
        key={mode}
        aria-label="Staff"
        rows={rows}
        columns={columns}
        editMode={mode}
      />
      {/* #endregion */}
    </Stack>
  );
}
