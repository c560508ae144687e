import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { shipmentsOf, type Shipment } from '../../samples/shipments';

const rows = shipmentsOf(300);

const columns: GridColDef<Shipment>[] = [
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'departedOn', headerName: 'Departed', type: 'date', width: 110 },
  { field: 'to', headerName: 'To', width: 110 },
  { field: 'arrivesOn', headerName: 'Arrives', type: 'date', width: 110 },
  { field: 'goods', headerName: 'Goods', width: 180 },
  { field: 'mode', headerName: 'Mode', width: 90 },
  { field: 'tons', headerName: 'Weight (t)', type: 'number', width: 110 },
  { field: 'valueEur', headerName: 'Value (EUR)', type: 'number', width: 120 },
];

// #region preview
const groups: GridColumnGroupingModel = [
  {
    groupId: 'route',
    headerName: 'Route',
    children: [
      {
        groupId: 'origin',
        headerName: 'Origin',
        children: [{ field: 'from' }, { field: 'departedOn' }],
      },
      {
        groupId: 'target',
        headerName: 'Destination',
        children: [{ field: 'to' }, { field: 'arrivesOn' }],
      },
    ],
  },
  {
    groupId: 'load',
    headerName: 'Load',
    children: [
      {
        groupId: 'what',
        headerName: 'Contents',
        children: [{ field: 'goods' }, { field: 'mode' }],
      },
      { groupId: 'size', headerName: 'Size', children: [{ field: 'tons' }, { field: 'valueEur' }] },
    ],
  },
];
// #endregion

export default function GroupedHeaders() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
      />
    </div>
  );
}
