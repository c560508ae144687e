import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const firstModel: GridCellSelectionModel = {
  'SO-2041': { items: true, weightKg: true },
  'SO-2042': { items: true, weightKg: true },
};

export default function RangeSum() {
  // #region preview
  const [model, setModel] = useState(firstModel);

  const values = Object.entries(model).flatMap(([id, fields]) => {
    const order = orders.find((candidate) => candidate.id === id);
    return Object.keys(fields)
      .filter((field) => fields[field])
      .map((field) => order?.[field as keyof Order])
      .filter((value) => typeof value === 'number');
  });
  const sum = values.reduce((total, value) => total + value, 0);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Typography role="status">
        {values.length} numbers, sum {sum.toLocaleString('en')}
      </Typography>
      <DataGridPremium
        aria-label="Orders"
        rows={orders}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        rowSelection={false}
        hideFooter
      />
    </Stack>
  );
}
