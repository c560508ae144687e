import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  {
    field: 'salaryEur',
    headerName: 'Salary (EUR)',
    type: 'number',
    width: 130,
    headerClassName: 'shadow-[inset_0_3px_var(--mui-palette-error-main)] italic',
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
        className={[
          '[&_.MuiDataGrid-columnHeader]:bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_10%,var(--mui-palette-background-paper))]',
          '[&_.MuiDataGrid-columnHeaders_.MuiDataGrid-filler]:bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_10%,var(--mui-palette-background-paper))]',
        ].join(' ')}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
