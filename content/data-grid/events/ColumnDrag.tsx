import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function ColumnDrag() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Drag a column header.');

  // #region preview
  useEffect(() => {
    const api = apiRef.current;
    const stops = [
      api?.subscribeEvent('columnHeaderDragStart', ({ field }) => setMessage(`Dragging ${field}`)),
      api?.subscribeEvent('columnHeaderDragEnter', ({ field }) => setMessage(`Over ${field}`)),
      api?.subscribeEvent('columnOrderChange', ({ column, oldIndex, targetIndex }) =>
        setMessage(`${column.field} moved from ${oldIndex} to ${targetIndex}`),
      ),
    ];
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGridPro aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
