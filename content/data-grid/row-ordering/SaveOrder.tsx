import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPro, GRID_REORDER_COL_DEF, type DataGridProProps } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi } from '../../samples/staffApi';

type Shift = GridPerson & { __reorder__: string };

const { name, department, status } = personColumns;
const columns = [
  { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Drag', width: 70 },
  name,
  department,
  status,
];

export default function SaveOrder() {
  const [api] = useState(() => createStaffApi(60, 900));
  const [message, setMessage] = useState(
    'Drag a row. It stays in its place while the order is saved.',
  );
  const [rows, setRows] = useState<Shift[]>(() =>
    gridPeople(60).map((person) => ({ ...person, __reorder__: person.name })),
  );

  // #region preview
  const move: DataGridProProps<Shift>['onRowOrderChange'] = async (params) => {
    const { row, oldIndex, targetIndex } = params;
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
    setMessage('Saving …');
    try {
      await api.save(row as Shift);
      setMessage(`${row.name} is number ${targetIndex + 1}`);
    } catch (error) {
      setMessage(`${error instanceof Error ? error.message : 'Not saved.'} The old order is back.`);
      setRows(rows);
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ServerSwitch server={api} label="Let saving fail" />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <DataGridPro
        aria-label="Order of the night shifts"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={move}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Stack>
  );
}
