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
    const { oldIndex, targetIndex } = params;
    const row = params.row as Shift;
    // From the newest rows: another one may have been moved meanwhile.
    const place = (index: number) =>
      setRows((current) => current.filter(({ id }) => id !== row.id).toSpliced(index, 0, row));
    place(targetIndex);
    setMessage('Saving …');
    try {
      await api.save(row);
      setMessage(`${row.name} is number ${targetIndex + 1}`);
    } catch (error) {
      setMessage(`${error instanceof Error ? error.message : 'Not saved.'} The row is back.`);
      place(oldIndex);
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
