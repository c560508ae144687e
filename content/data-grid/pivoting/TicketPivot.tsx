import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketSales } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

export default function TicketPivot() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Ferry revenue by route and year"
        rows={ticketSales}
        columns={ticketColumns}
        showToolbar
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'route' }, { field: 'fare' }],
              columns: [{ field: 'soldOn-year', sort: 'asc' }],
              values: [{ field: 'revenueEur', aggFunc: 'sum' }],
            },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
