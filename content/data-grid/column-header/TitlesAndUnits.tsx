import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { shipmentsOf, type Shipment } from '../../samples/shipments';

const rows = shipmentsOf(300);

// #region preview
const title = ({ colDef }: GridColumnHeaderParams<Shipment>, unit: string) => (
  <Box sx={{ lineHeight: 1.2, textAlign: 'end' }}>
    <Box sx={{ fontWeight: 600 }}>{colDef.headerName}</Box>
    <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{unit}</Box>
  </Box>
);

const columns: GridColDef<Shipment>[] = [
  {
    field: 'goods',
    headerName: 'Goods',
    description: 'As declared on the bill of lading',
    flex: 1,
    minWidth: 130,
  },
  {
    field: 'tons',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    renderHeader: (params) => title(params, 'metric tons'),
  },
  {
    field: 'valueEur',
    headerName: 'Value',
    type: 'number',
    width: 120,
    renderHeader: (params) => title(params, 'euros'),
  },
  { field: 'arrivesOn', headerName: 'Arrives', type: 'date', width: 110 },
];
// #endregion

export default function TitlesAndUnits() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Shipments" rows={rows} columns={columns} />
    </div>
  );
}
