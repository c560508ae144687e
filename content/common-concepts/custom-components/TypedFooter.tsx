import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    budgetEur?: number;
    onRaiseBudget?: () => void;
  }
}

function BudgetFooter({ budgetEur = 0, onRaiseBudget }: GridSlotProps['footer']) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box role="status" sx={{ flex: 1 }}>
        Budget: {budgetEur} EUR
      </Box>
      <Button onClick={onRaiseBudget}>Add 500 EUR</Button>
    </Box>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];
const slots = { footer: BudgetFooter };

export default function TypedFooter() {
  const [budgetEur, setBudgetEur] = React.useState(4000);

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={{
          footer: { budgetEur, onRaiseBudget: () => setBudgetEur((budget) => budget + 500) },
        }}
      />
    </div>
  );
}
