import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function ControlledPage() {
  // #region preview
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 1,
    pageSize: 5,
  });

  const showOrder = (id: string) => {
    const index = orders.findIndex((order) => order.id === id);
    setPaginationModel((model) => ({ ...model, page: Math.floor(index / model.pageSize) }));
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {['SO-2042', 'SO-2053'].map((id) => (
          <Button key={id} size="small" variant="outlined" onClick={() => showOrder(id)}>
            Find {id}
          </Button>
        ))}
      </Stack>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        disableColumnSorting
      />
    </Stack>
  );
}
