import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketSales } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

export default function FlatSales() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Ticket sales, one by one"
        rows={ticketSales}
        columns={ticketColumns}
      />
      {/* #endregion */}
    </Box>
  );
}
