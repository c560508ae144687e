import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';

const rows = gridPeople(300);

// #region preview
const columns: GridColDef<GridPerson>[] = [
  { field: 'country', headerName: '90', width: 90 },
  { field: 'name', headerName: 'flex 1', flex: 1, minWidth: 80 },
  { field: 'salaryEur', headerName: 'flex 2', flex: 2, minWidth: 120, type: 'number' },
  { field: 'joinedOn', headerName: 'flex 1, at most 140', flex: 1, maxWidth: 140, type: 'date' },
];
// #endregion

export default function FlexibleWidths() {
  const [percent, setPercent] = useState(100);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Slider
        aria-label="Width of the grid in percent"
        valueLabelDisplay="auto"
        min={50}
        value={percent}
        onChange={(_event, value) => setPercent(value)}
        sx={{ mx: 1, width: 'calc(100% - 16px)' }}
      />
      <div style={{ flex: 1, minHeight: 0, width: `${percent}%` }}>
        <DataGrid aria-label="Staff" rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
