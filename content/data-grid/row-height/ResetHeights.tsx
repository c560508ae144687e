import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(100);
const columns: GridColDef<GridNote>[] = [
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'text', headerName: 'Note', flex: 1, minWidth: 200 },
];
const autoHeight = () => 'auto' as const;

export default function ResetHeights() {
  const apiRef = useGridApiRef();
  const [fontSize, setFontSize] = useState(14);

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Typography id="font-size-label">Font size: {fontSize} px</Typography>
      {/* #region preview */}
      <Slider
        aria-labelledby="font-size-label"
        min={12}
        max={22}
        value={fontSize}
        onChange={(_event, value) => {
          // Forget the measured heights first. The rows in view report their new ones.
          apiRef.current?.resetRowHeights();
          setFontSize(value);
        }}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <DataGrid
        aria-label="Service notes in a chosen size"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getRowHeight={autoHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5, fontSize } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
