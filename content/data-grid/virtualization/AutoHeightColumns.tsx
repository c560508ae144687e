import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(300);
const columns: GridColDef<GridNote>[] = [
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'text', headerName: 'Note', width: 260 },
  ...Array.from({ length: 30 }, (_unused, index) => ({
    field: `check${index + 1}`,
    headerName: `Check ${index + 1}`,
    type: 'number' as const,
    width: 110,
    valueGetter: (_value: unknown, row: GridNote) => (row.id * (index + 3)) % 97,
  })),
];

function RenderedColumns() {
  const apiRef = useGridApiContext();
  const { firstColumnIndex, lastColumnIndex } = useGridSelector(apiRef, gridRenderContextSelector);

  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      In the DOM: {lastColumnIndex - firstColumnIndex} of {columns.length} columns
    </Box>
  );
}

const slots = { footer: RenderedColumns };
const autoHeight = () => 'auto' as const;

export default function AutoHeightColumns() {
  const [virtualize, setVirtualize] = useState(false);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={virtualize} onChange={() => setVirtualize(!virtualize)} />}
        label="Virtualize columns"
      />
      {/* #region preview */}
      <DataGridPro
        key={String(virtualize)}
        aria-label="Notes with many columns"
        rows={rows}
        columns={columns}
        getRowHeight={autoHeight}
        virtualizeColumnsWithAutoRowHeight={virtualize}
        slots={slots}
      />
      {/* #endregion */}
    </Stack>
  );
}
