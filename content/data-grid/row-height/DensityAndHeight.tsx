import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 110 },
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
        rows={people}
        columns={columns}
        density={density}
        rowHeight={rowHeight}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
