import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, personStatuses, type GridPerson } from '../../samples/gridPeople';

const rows = gridPeople(1000);

// #region preview
const columns: GridColDef<GridPerson>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: personStatuses,
    width: 110,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 120 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 110 },
];

export default function SortByHeader() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
