import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { useMemo, useState } from 'react';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

export default function ActionsColumn() {
  const [rows, setRows] = useState(orders);

  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'status', headerName: 'Status', width: 90 },
      // #region preview
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="ship"
            icon={<LocalShippingIcon />}
            label="Ship"
            disabled={row.status !== 'packed'}
            onClick={() =>
              setRows((all) => all.map((r) => (r.id === id ? { ...r, status: 'shipped' } : r)))
            }
          />,
          <GridActionsCellItem
            key="copy"
            showInMenu
            icon={<ContentCopyIcon />}
            label="Duplicate"
            onClick={() => setRows((all) => [{ ...row, id: `${row.id}-${all.length}` }, ...all])}
          />,
          <GridActionsCellItem
            key="delete"
            showInMenu
            icon={<DeleteIcon />}
            label="Delete"
            onClick={() => setRows((all) => all.filter((r) => r.id !== id))}
          />,
        ],
      },
      // #endregion
    ],
    [],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
