import { useState } from 'react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Stop {
  id: string;
  __reorder__: string;
  minutes: number;
}

const stop = (id: string, minutes: number): Stop => ({ id, __reorder__: id, minutes });

const columns: GridColDef<Stop>[] = [
  { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Drag', width: 70 },
  { field: 'id', headerName: 'Stop', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Stay (min)', type: 'number', width: 110 },
];

export default function DragRows() {
  // #region preview
  const [rows, setRows] = useState([
    stop('Harbor Terminal', 20),
    stop('Old Market', 10),
    stop('Botanical Garden', 45),
    stop('University Hospital', 5),
    stop('Airport North', 30),
  ]);

  const moveStop: DataGridProProps<Stop>['onRowOrderChange'] = ({ oldIndex, targetIndex }) =>
    setRows((all) => {
      const next = [...all];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  // #endregion

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Stops of the tour"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={moveStop}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
