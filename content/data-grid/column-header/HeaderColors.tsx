import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

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

const headers = gridClasses.columnHeaders;
const background =
  'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))';

export default function HeaderColors() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnHeader}, & .${headers} .${gridClasses.filler}`]: {
            bgcolor: background,
          },
          '& .confidential': {
            fontStyle: 'italic',
            boxShadow: 'inset 0 3px var(--mui-palette-error-main)',
          },
        }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
