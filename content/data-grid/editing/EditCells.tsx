import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { countries, gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
const columns: GridColDef<GridPerson>[] = [
  { ...personColumns.name, editable: true },
  {
    ...personColumns.country,
    type: 'singleSelect',
    valueOptions: countries,
    editable: true,
  },
  { ...personColumns.status, editable: true },
  { ...personColumns.progress, editable: true },
  { ...personColumns.salaryEur, editable: true },
  { ...personColumns.joinedOn, editable: true, width: 150 },
  { ...personColumns.hours, headerName: 'Hours (not editable)', width: 180 },
];
// #endregion

export default function EditCells() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff, editable" rows={rows} columns={columns} />
    </div>
  );
}
