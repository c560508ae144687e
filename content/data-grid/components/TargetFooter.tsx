import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    targetEur?: number;
  }
}

function SumFooter({ targetEur = 1 }: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, { model }) => total + Number(model.totalEur), 0);

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box id="target-text" sx={{ mb: 1 }}>
        {sum.toLocaleString('en-US')} of {targetEur.toLocaleString('en-US')} EUR
      </Box>
      <LinearProgress
        variant="determinate"
        aria-labelledby="target-text"
        value={Math.min(100, (sum / targetEur) * 100)}
      />
    </Box>
  );
}
// #endregion

const slots = { footer: SumFooter };

export default function TargetFooter() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders against the target"
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={{ footer: { targetEur: 60000 } }}
      />
    </div>
  );
}
