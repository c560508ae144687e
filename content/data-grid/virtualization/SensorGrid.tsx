import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = Array.from({ length: 2000 }, (_unused, index) => ({ id: index + 1 }));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Minute', width: 90 },
  ...Array.from({ length: 60 }, (_unused, sensor) => ({
    field: `sensor${sensor + 1}`,
    headerName: `Sensor ${sensor + 1} (°C)`,
    type: 'number' as const,
    width: 130,
    valueGetter: (_value: unknown, row: { id: number }) =>
      Math.round(180 + 60 * Math.sin(row.id / 40 + sensor)) / 10,
  })),
];

// #region preview
function RenderedRange() {
  const apiRef = useGridApiContext();
  const range = useGridSelector(apiRef, gridRenderContextSelector);

  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      In the DOM: rows {range.firstRowIndex + 1}–{range.lastRowIndex} of 2000, columns{' '}
      {range.firstColumnIndex + 1}–{range.lastColumnIndex} of 61
    </Box>
  );
}
// #endregion

export default function SensorGrid() {
  const [buffer, setBuffer] = useState(150);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Buffer in pixels"
        value={buffer}
        onChange={(_event, value: number | null) => setBuffer(value ?? buffer)}
      >
        {[0, 150, 600].map((value) => (
          <ToggleButton key={value} value={value}>
            {value} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPro
        aria-label="Temperatures of 60 sensors"
        rows={rows}
        columns={columns}
        rowBufferPx={buffer}
        columnBufferPx={buffer}
        slots={{ footer: RenderedRange }}
      />
    </Stack>
  );
}
