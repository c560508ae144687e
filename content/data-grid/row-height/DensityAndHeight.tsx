import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';

const rows = gridPeople(300);

const columns: GridColDef<GridPerson>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 110 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityAndHeight() {
  const [density, setDensity] = useState<GridDensity>('standard');
  const [rowHeight, setRowHeight] = useState(52);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => setDensity(next ?? density)}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Slider
        aria-label="Row height in pixels"
        valueLabelDisplay="auto"
        min={30}
        max={80}
        value={rowHeight}
        onChange={(_event, value) => setRowHeight(value)}
        sx={{ mx: 1, width: 'calc(100% - 16px)' }}
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        density={density}
        rowHeight={rowHeight}
      />
      {/* #endregion */}
    </Stack>
  );
}
