import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(100);
const columns: GridColDef<GridNote>[] = [
  { field: 'product', headerName: 'Product', width: 110 },
  { field: 'text', headerName: 'Note', flex: 1, minWidth: 200 },
];
const autoHeight = () => 'auto' as const;

// #region preview
const paddings = {
  [`&.${gridClasses['root--densityCompact']} .${gridClasses.cell}`]: { py: '6px' },
  [`&.${gridClasses['root--densityStandard']} .${gridClasses.cell}`]: { py: '14px' },
  [`&.${gridClasses['root--densityComfortable']} .${gridClasses.cell}`]: { py: '22px' },
};
// #endregion

export default function DensityPadding() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => setDensity(next ?? density)}
        sx={{ maxWidth: 300 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Roomy</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        aria-label="Service notes with padding"
        rows={rows}
        columns={columns}
        density={density}
        getRowHeight={autoHeight}
        sx={paddings}
      />
    </Stack>
  );
}
