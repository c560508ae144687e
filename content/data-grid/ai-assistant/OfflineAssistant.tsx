import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridAiAssistantPanel, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';
import { resolveByRules } from './ruleResolver';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['draft', 'packed', 'shipped', 'returned'],
    width: 110,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

// #region preview
// The grid has no panel by default.
const slots = { aiAssistantPanel: GridAiAssistantPanel };

const suggestions = [
  { value: 'Revenue per country' },
  { value: 'Orders that are shipped, order by total descending' },
  { value: 'Group by status' },
];
// #endregion

export default function OfflineAssistant() {
  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Alert severity="info">
        A few rules on this page answer the prompts. No data leaves your browser.
      </Alert>
      <DataGridPremium
        aria-label="Orders with an assistant"
        rows={orders}
        columns={columns}
        showToolbar
        slots={slots}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={resolveByRules}
      />
    </Stack>
  );
}
