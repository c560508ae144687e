import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  quantity?: number;
  unitEur?: number;
  amountEur: number;
  total?: boolean;
}

const lines: Line[] = [
  { id: 1, item: 'Espresso machine, two groups', quantity: 1, unitEur: 4200, amountEur: 4200 },
  { id: 2, item: 'Grinder', quantity: 2, unitEur: 640, amountEur: 1280 },
  { id: 3, item: 'Water filter', quantity: 6, unitEur: 45, amountEur: 270 },
  { id: 4, item: 'Net', amountEur: 5750, total: true },
  { id: 5, item: 'VAT 23%', amountEur: 1322.5, total: true },
  { id: 6, item: 'Amount due', amountEur: 7072.5, total: true },
];

// #region preview
const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 140,
    colSpan: (_value, row) => (row.total ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { field: 'unitEur', headerName: 'Price (EUR)', type: 'number', width: 110 },
  { field: 'amountEur', headerName: 'Amount (EUR)', type: 'number', width: 120 },
];
// #endregion

export default function InvoiceTotals() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Invoice"
        rows={lines}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        getCellClassName={({ row, field }) => (row.total && field === 'item' ? 'total' : '')}
        sx={{ '& .total': { fontWeight: 600, textAlign: 'end' } }}
        hideFooter
      />
    </div>
  );
}
