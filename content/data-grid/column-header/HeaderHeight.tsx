import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, rating, progress, salaryEur } = personColumns;
const columns = [name, country, rating, progress, salaryEur];
const factors: Record<GridDensity, number> = { compact: 0.7, standard: 1, comfortable: 1.3 };

export default function HeaderHeight() {
  const [height, setHeight] = useState(56);
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => setDensity(next ?? density)}
      >
        {Object.keys(factors).map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">
        {height} px × {factors[density]} = {Math.floor(height * factors[density])} px
      </Typography>
      <Slider
        aria-label="columnHeaderHeight"
        min={32}
        max={120}
        step={4}
        value={height}
        onChange={(_event, next) => setHeight(next)}
        sx={{ maxWidth: 280, mx: 1 }}
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff with an adjustable header"
        rows={rows}
        columns={columns}
        columnHeaderHeight={height}
        density={density}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
