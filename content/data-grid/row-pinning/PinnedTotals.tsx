import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { shipmentsOf, type Shipment } from '../../samples/shipments';

const shipments = shipmentsOf(300);

type Row = Pick<Shipment, 'id' | 'goods' | 'tons' | 'valueEur'>;

const columns: GridColDef<Row>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'tons', headerName: 'Weight (t)', type: 'number', width: 110 },
  { field: 'valueEur', headerName: 'Value (EUR)', type: 'number', width: 130 },
];

// #region preview
const sum = (field: 'tons' | 'valueEur') =>
  Math.round(shipments.reduce((n, row) => n + row[field], 0));

const pinnedRows = {
  bottom: [{ id: 'total', goods: 'Total', tons: sum('tons'), valueEur: sum('valueEur') }],
};
// #endregion

export default function PinnedTotals() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro<Row>
        aria-label="Shipments"
        rows={shipments}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{
          [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.cell}`]: { fontWeight: 600 },
        }}
        hideFooter
      />
    </div>
  );
}
