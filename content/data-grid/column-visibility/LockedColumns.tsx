import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, status, rating, salaryEur } = personColumns;

// #region preview
const columns = [
  // Always visible: users need it to tell the rows apart.
  { ...name, hideable: false },
  { ...status, hideable: false },
  country,
  department,
  rating,
  salaryEur,
];
// #endregion

export default function LockedColumns() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff with two columns that stay"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { salaryEur: false } } }}
        showToolbar
      />
    </div>
  );
}
