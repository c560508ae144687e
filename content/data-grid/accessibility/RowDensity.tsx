import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', width: 150 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function RowDensity() {
  const [density, setDensity] = useState<GridDensity>('comfortable');

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => setDensity(value ?? density)}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        density={density}
        onDensityChange={setDensity}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
