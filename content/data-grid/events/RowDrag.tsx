import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_REORDER_COL_DEF, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const handle = { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Drag', width: 70 };
const columns = [handle, ...Object.values(personColumns)];

export default function RowDrag() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Drag a row by its handle.');

  // #region preview
  useEffect(() => {
    const api = apiRef.current;
    const stops = [
      api?.subscribeEvent('rowDragStart', ({ row }) => setMessage(`Dragging ${row.name}`)),
      api?.subscribeEvent('rowDragOver', ({ row }) => setMessage(`Over ${row.name}`)),
      api?.subscribeEvent('rowOrderChange', ({ row, oldIndex, targetIndex }) =>
        setMessage(`${row.name} moved from ${oldIndex + 1} to ${targetIndex + 1}`),
      ),
    ];
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGridPro aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} rowReordering />
    </Stack>
  );
}
