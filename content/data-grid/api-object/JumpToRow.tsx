import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../../samples/parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function JumpToRow() {
  // #region preview
  const apiRef = useGridApiRef();

  const goTo = (rowIndex: number) => {
    const id = apiRef.current?.getRowIdFromRowIndex(rowIndex);
    if (id === undefined) return;
    apiRef.current?.setPage(Math.floor(rowIndex / 100));
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(id, 'depot');
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" size="small" onClick={() => goTo(0)}>
          Row 1
        </Button>
        <Button variant="outlined" size="small" onClick={() => goTo(49)}>
          Row 50
        </Button>
        <Button variant="outlined" size="small" onClick={() => goTo(99)}>
          Row 100
        </Button>
      </Stack>
      <DataGrid aria-label="Parcels" apiRef={apiRef} rows={parcels} columns={columns} hideFooter />
    </Stack>
  );
}
