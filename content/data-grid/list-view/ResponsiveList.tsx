import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

const listViewColumn: GridListViewColDef<Order> = {
  field: 'summary',
  renderCell: ({ row }) => (
    <Stack
      direction="row"
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box>
        <Typography variant="body2">{row.customer}</Typography>
        <Typography variant="caption" color="text.secondary">
          {row.status}
        </Typography>
      </Box>
      <Typography variant="body2">{row.totalEur} EUR</Typography>
    </Stack>
  ),
};

export default function ResponsiveList() {
  // #region preview
  const narrow = useMediaQuery('(max-width: 899px)');
  // #endregion

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, as a list on narrow screens"
        rows={orders}
        columns={columns}
        listView={narrow}
        listViewColumn={listViewColumn}
        rowHeight={narrow ? 64 : 52}
        showToolbar
      />
    </Box>
  );
}
