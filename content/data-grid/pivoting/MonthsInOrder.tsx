import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { ticketSales, type TicketSale } from '../../samples/ferryTickets';
import { ticketColumns } from '../../samples/ferryTicketColumns';

const monthName = new Intl.DateTimeFormat('en', { month: 'long' });

// #region preview
const getPivotDerivedColumns = (column: GridColDef): GridColDef[] | undefined =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: `${column.headerName} (month)`,
          // Sorted as a number, shown as a name.
          type: 'number',
          valueGetter: (_value, row: TicketSale) => row.soldOn.getMonth() + 1,
          valueFormatter: (value?: number) =>
            value ? monthName.format(new Date(2025, value - 1)) : '',
        },
      ]
    : undefined;
// #endregion

const modelFor = (sort: 'asc' | 'desc'): GridPivotModel => ({
  rows: [{ field: 'route' }],
  columns: [{ field: 'soldOn-month', sort }],
  values: [{ field: 'passengers', aggFunc: 'sum' }],
});

export default function MonthsInOrder() {
  const [model, setModel] = useState(modelFor('asc'));

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the months"
        value={model.columns[0]?.sort ?? null}
        onChange={(_event, sort: 'asc' | 'desc' | null) => setModel(sort ? modelFor(sort) : model)}
      >
        <ToggleButton value="asc">Earliest first</ToggleButton>
        <ToggleButton value="desc">Latest first</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        aria-label="Passengers by route and month"
        rows={ticketSales}
        columns={ticketColumns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        pivotModel={model}
        onPivotModelChange={setModel}
        initialState={{ pivoting: { enabled: true } }}
        showToolbar
      />
    </Stack>
  );
}
