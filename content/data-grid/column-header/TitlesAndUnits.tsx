import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { shipments, type Shipment } from '../../samples/shipments';

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
];
// #endregion

export default function TitlesAndUnits() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Shipments" rows={shipments} columns={columns} hideFooter />
    </div>
  );
}
