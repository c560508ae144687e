import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { allTicketSales } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

export default function TicketPivot() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Ferry revenue by route and year"
        rows={allTicketSales}
        columns={ticketColumns}
        showToolbar
        defaultGroupingExpansionDepth={1}
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
