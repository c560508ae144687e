import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketSales } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

export default function AddColumns() {
  const [field, setField] = useState('channel');

  // #region preview
  const pivotModel = {
    rows: [{ field: 'route' }],
    columns: [{ field, sort: 'asc' as const }],
    values: [{ field: 'revenueEur', aggFunc: 'sum' }],
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Field across the columns"
        value={field}
        onChange={(_event, next: string | null) => setField(next ?? field)}
      >
        <ToggleButton value="channel">Channel</ToggleButton>
        <ToggleButton value="fare">Fare</ToggleButton>
        <ToggleButton value="soldOn-year">Year</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        key={field}
        aria-label="Revenue by route and the chosen field"
        rows={ticketSales}
        columns={ticketColumns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
      />
    </Stack>
  );
}
