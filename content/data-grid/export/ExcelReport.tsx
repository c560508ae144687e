import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

// #region preview
const excelOptions: GridExcelExportOptions = {
  fileName: 'orders-2025',
  columnsStyles: {
    totalEur: { numFmt: '#,##0.00 "EUR"' },
    placedOn: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Orders, as shown in the grid']).font = { bold: true };
    worksheet.addRow([]);
  },
};
// #endregion

export default function ExcelReport() {
  const [busy, setBusy] = useState(false);

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders for a spreadsheet"
        rows={orders}
        columns={columns}
        loading={busy}
        showToolbar
        slotProps={{ toolbar: { excelOptions } }}
        onExcelExportStateChange={(state) => setBusy(state === 'pending')}
      />
    </Box>
  );
}
