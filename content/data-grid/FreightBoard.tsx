import { DataGrid } from '@mui/x-data-grid';
import { shipmentsOf } from '../samples/shipments';
import { freightColumns } from './freightColumns';

const rows = shipmentsOf(300);

export default function FreightBoard() {
  return (
    <div style={{ height: 600, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={freightColumns}
        initialState={{ sorting: { sortModel: [{ field: 'valueEur', sort: 'desc' }] } }}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        density="compact"
      />
      {/* #endregion */}
    </div>
  );
}
