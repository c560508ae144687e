import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMemo, useState } from 'react';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, personStatuses, type GridPerson } from '../../samples/gridPeople';

const people = gridPeople(300);

export default function ColumnTypes() {
  const [rows, setRows] = useState(people);

  // #region preview
  const columns = useMemo<GridColDef<GridPerson>[]>(
    () => [
      { field: 'name', headerName: 'Name', width: 150 },
      { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 120 },
      { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 110 },
      {
        field: 'onTrack',
        headerName: 'On track',
        type: 'boolean',
        valueGetter: (_value, row) => row.progress >= 50,
      },
      {
        field: 'status',
        headerName: 'Status',
        type: 'singleSelect',
        valueOptions: personStatuses,
        editable: true,
        width: 120,
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
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} />
    </div>
  );
}
