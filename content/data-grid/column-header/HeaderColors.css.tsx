import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';
import './HeaderColors.css';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  {
    field: 'salaryEur',
    headerName: 'Salary (EUR)',
    type: 'number',
    width: 130,
    headerClassName: 'confidential',
  },
];

export default function HeaderColors() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        className="header-colors"
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
