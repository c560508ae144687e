import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../../samples/parcels';

const rows = parcels.slice(0, 100);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 260 },
  { field: 'depot', headerName: 'Depot', width: 260 },
];

export default function RestoreScroll() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(true);
  const [scroll, setScroll] = useState({ top: 520, left: 0 });

  const toggle = () => {
    const position = apiRef.current?.getScrollPosition();
    if (open && position) {
      setScroll({ top: position.top, left: position.left });
    }
    setOpen(!open);
  };

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Button variant="outlined" onClick={toggle}>
        {open ? 'Close the list' : 'Open the list'}
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region preview */}
        {open && (
          <DataGrid
            aria-label="Parcels with a restored scroll position"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            initialState={{ scroll }}
            hideFooter
          />
        )}
        {/* #endregion */}
      </Box>
    </Stack>
  );
}
