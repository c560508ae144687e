import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMemo, useState } from 'react';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

export default function ColumnTypes() {
  const [rows, setRows] = useState(orders);

  // #region preview
  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', width: 170 },
      { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 110 },
      { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 110 },
      { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
      {
        field: 'priority',
        headerName: 'Priority',
        type: 'singleSelect',
        valueOptions: ['low', 'normal', 'high', 'urgent'],
        editable: true,
      },
      {
        field: 'remove',
        headerName: 'Remove',
        type: 'actions',
        width: 80,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label="Remove"
            onClick={() => setRows((previous) => previous.filter((row) => row.id !== id))}
          />,
        ],
      },
    ],
    [],
  );
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
