import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 140 },
];

export default function StripedRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff, striped"
        rows={people}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'stripe' : ''
        }
        hideFooter
        sx={{
          [`& .${gridClasses.row}.stripe:not(.Mui-selected)`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}.stripe:not(.Mui-selected):hover`]: { bgcolor: 'action.selected' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
