import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { ticketSales } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

const presets: Record<string, GridPivotModel> = {
  Channels: {
    rows: [{ field: 'route' }],
    columns: [{ field: 'channel', sort: 'asc' }],
    values: [{ field: 'passengers', aggFunc: 'sum' }],
  },
  Quarters: {
    rows: [{ field: 'route' }],
    columns: [{ field: 'soldOn-quarter', sort: 'asc' }],
    values: [{ field: 'revenueEur', aggFunc: 'sum' }],
  },
};

export default function PivotPresets() {
  const [active, setActive] = useState(true);
  const [model, setModel] = useState(presets.Channels as GridPivotModel);

  const choose = (name: string | null) => {
    const preset = presets[name ?? ''];
    setActive(preset !== undefined);
    setModel(preset ?? model);
  };

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View of the ticket sales"
        value={active ? Object.keys(presets).find((name) => presets[name] === model) : 'Sales'}
        onChange={(_event, name: string | null) => choose(name)}
      >
        {['Sales', ...Object.keys(presets)].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Ticket sales in the chosen view"
        rows={ticketSales}
        columns={ticketColumns}
        showToolbar
        pivotActive={active}
        onPivotActiveChange={setActive}
        pivotModel={model}
        onPivotModelChange={setModel}
      />
      {/* #endregion */}
    </Stack>
  );
}
