import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';
import { resolveByRules } from './ruleResolver';

// #region preview
const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    description: 'The progress of the order',
    examples: ['packed', 'shipped'],
    width: 120,
  },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 130 },
];
// #endregion

export default function PromptContext() {
  const apiRef = useGridApiRef();
  const [context, setContext] = useState('Press the button to see what a service would receive.');

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => void apiRef.current?.aiAssistant.processPrompt('Group by status')}
      >
        Send “Group by status”
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Prompt context"
        sx={{ m: 0, p: 1, height: 150, flexShrink: 0, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        {context}
      </Box>
      <DataGridPremium
        aria-label="Orders in the prompt context"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        aiAssistant
        onPrompt={(prompt, promptContext) => {
          setContext(JSON.stringify(JSON.parse(promptContext), null, 2));
          return resolveByRules(prompt);
        }}
      />
    </Stack>
  );
}
