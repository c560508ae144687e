import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../../samples/parcels';

const rows = parcels.slice(0, 100);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 130 },
  { field: 'region', headerName: 'Region', width: 180 },
  { field: 'depot', headerName: 'Depot', width: 180 },
  { field: 'goods', headerName: 'Goods', width: 220 },
  { field: 'status', headerName: 'Status', width: 160 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 160 },
];

export default function JumpToCell() {
  const apiRef = useGridApiRef();

  // #region preview
  const jump = (rowIndex: number, field: string) => {
    const id = rows[rowIndex]?.id;
    const colIndex = apiRef.current?.getColumnIndex(field);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    if (id) {
      apiRef.current?.setCellFocus(id, field);
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => jump(0, 'id')}>First cell</Button>
        <Button onClick={() => jump(49, 'goods')}>Row 50</Button>
        <Button onClick={() => jump(99, 'chargeEur')}>Last cell</Button>
      </Stack>
      <DataGrid
        aria-label="A hundred parcels"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Stack>
  );
}
