import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { people, type Person } from '../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 130 },
  { field: 'team', headerName: 'Team', width: 140 },
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 140 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 150 },
];

const [head, ...staff] = people;

export default function ProGrid() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff"
        rows={staff}
        columns={columns}
        pinnedRows={{ top: head ? [head] : [] }}
        initialState={{
          pinnedColumns: { left: ['lastName'] },
          sorting: {
            sortModel: [
              { field: 'team', sort: 'asc' },
              { field: 'salaryEur', sort: 'desc' },
            ],
          },
        }}
        headerFilters
        density="compact"
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
