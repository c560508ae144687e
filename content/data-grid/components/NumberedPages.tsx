import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  useGridApiContext,
  useGridSelector,
  gridPageCountSelector,
  gridPageSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from '../../samples/parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

// #region preview
function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      siblingCount={0}
      aria-label="Pages of the grid"
      page={page + 1}
      count={count}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      sx={{ py: 1 }}
    />
  );
}

const slots = { pagination: PageNumbers };
// #endregion

export default function NumberedPages() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        pagination
        slots={slots}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
