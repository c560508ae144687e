import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { useMemo, useState } from 'react';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { deliveryStops, type DeliveryStop } from './stops';

export default function MoveRows() {
  const [rows, setRows] = useState(deliveryStops);

  // #region preview
  const columns = useMemo<GridColDef<DeliveryStop>[]>(() => {
    const move = (id: GridRowId, steps: number) =>
      setRows((all) => {
        const from = all.findIndex((row) => row.id === id);
        const next = [...all];
        next.splice(Math.max(0, from + steps), 0, ...next.splice(from, 1));
        return next;
      });

    return [
      { field: 'place', headerName: 'Place', flex: 1, minWidth: 130 },
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label="Up"
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label="Down"
            onClick={() => move(id, 1)}
          />,
        ],
      },
    ];
  }, []);
  // #endregion

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Stops"
        rows={rows}
        columns={columns}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
