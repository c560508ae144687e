import { DataGrid } from '@mui/x-data-grid';
import { shipments } from '../samples/shipments';
import { freightColumns } from './freightColumns';

export default function FreightBoard() {
  return (
    <div style={{ height: 600, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        label="Shipments"
        rows={shipments}
        columns={freightColumns}
        initialState={{ sorting: { sortModel: [{ field: 'valueEur', sort: 'desc' }] } }}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooterPagination
      />
      {/* #endregion */}
    </div>
  );
}
