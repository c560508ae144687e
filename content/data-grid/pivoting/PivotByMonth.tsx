import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ticketSales, type TicketSale } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

const monthName = new Intl.DateTimeFormat('en', { month: 'long' });

// #region preview
const getPivotDerivedColumns = (column: GridColDef): GridColDef[] | undefined =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: `${column.headerName} (month)`,
          valueGetter: (_value, row: TicketSale) => monthName.format(row.soldOn),
        },
      ]
    : undefined;
// #endregion

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'soldOn-month' }],
      columns: [{ field: 'fare' }],
      values: [{ field: 'passengers', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef = { width: 130 };

export default function PivotByMonth() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Passengers by month and fare"
        rows={ticketSales}
        columns={ticketColumns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        pivotingColDef={pivotingColDef}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
