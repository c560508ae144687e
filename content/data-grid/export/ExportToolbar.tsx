import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

export default function ExportToolbar() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders that can be exported"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'orders-2025', delimiter: ';', utf8WithBom: true },
            printOptions: { hideToolbar: true, hideFooter: true },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
