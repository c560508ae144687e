import type { GridColDef } from '@mui/x-data-grid-premium';
import type { TicketSale } from './ferryTickets';

export const ticketColumns: GridColDef<TicketSale>[] = [
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120 },
  { field: 'route', headerName: 'Route', width: 180 },
  { field: 'fare', headerName: 'Fare', width: 100 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
  { field: 'revenueEur', headerName: 'Revenue (EUR)', type: 'number', width: 140 },
];
