import { useMemo, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(100);

export default function WideNotes() {
  const [span, setSpan] = useState(2);
  // #region preview
  const columns = useMemo<GridColDef<GridNote>[]>(
    () => [
      { field: 'product', headerName: 'Product', width: 110 },
      { field: 'text', headerName: 'Note', width: 150, colSpan: span },
      { field: 'author', headerName: 'Author', width: 150 },
      { field: 'id', headerName: 'Number', type: 'number', width: 90 },
    ],
    [span],
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Typography id="span-label">The note covers {span} columns</Typography>
      <Slider
        aria-labelledby="span-label"
        min={1}
        max={3}
        marks
        value={span}
        onChange={(_event, next) => setSpan(next)}
        sx={{ maxWidth: 200, mx: 1 }}
      />
      <DataGrid
        aria-label="Notes over several columns"
        rows={rows}
        columns={columns}
        disableColumnSelector
        hideFooter
      />
    </Stack>
  );
}
