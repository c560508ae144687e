import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketSales } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

// #region preview
const pivotModel = {
  rows: [{ field: 'route' }],
  columns: [],
  values: [{ field: 'revenueEur', aggFunc: 'sum' }],
};
// #endregion

export default function RowsAndValues() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue by route"
        rows={ticketSales}
        columns={ticketColumns}
        pivotActive
        pivotModel={pivotModel}
      />
    </Box>
  );
}
