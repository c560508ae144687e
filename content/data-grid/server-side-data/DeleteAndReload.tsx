import { useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi } from '../../samples/staffApi';

const { name, department, status } = personColumns;

export default function DeleteAndReload() {
  const apiRef = useGridApiRef();
  const [api] = useState(() => createStaffApi(300));
  const [message, setMessage] = useState('Delete a row. The next one moves up from page 2.');
  const [dataSource] = useState<GridDataSource>(() => ({ getRows: (query) => api.list(query) }));

  const [columns] = useState<GridColDef<GridPerson>[]>(() => {
    // #region preview
    const remove = async (person: GridPerson) => {
      try {
        await api.remove(person.id);
        setMessage(`${person.name} was deleted`);
        // All cached pages after this row are outdated.
        apiRef.current?.dataSource.cache.clear();
        await apiRef.current?.dataSource.fetchRows();
      } catch (error) {
        setMessage(error instanceof Error ? error.message : 'The row wasn’t deleted.');
      }
    };
    // #endregion
    return [
      name,
      department,
      status,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Delete',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => void remove(row)}
          />,
        ],
      },
    ];
  });

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ServerSwitch server={api} />
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <DataGrid
        aria-label="Staff that can be deleted"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
      />
    </Stack>
  );
}
