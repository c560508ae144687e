import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person, type Team } from '../../samples/people';

// #region preview
const rolesOf: Record<Team, string[]> = {
  Cartography: ['Head of maps', 'Map designer'],
  Engineering: ['Staff engineer', 'Engineer', 'Data engineer'],
  'Field survey': ['Surveyor', 'Drone pilot'],
  Support: ['Support lead', 'Support agent'],
};

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  {
    field: 'remote',
    headerName: 'Works',
    type: 'singleSelect',
    editable: true,
    width: 110,
    valueOptions: [
      { value: true, label: 'from home' },
      { value: false, label: 'in the office' },
    ],
  },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    editable: true,
    width: 140,
    // The filter panel calls this without a row.
    valueOptions: ({ row }) => (row ? rolesOf[row.team] : Object.values(rolesOf).flat()),
  },
];
// #endregion

export default function RowOptions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={people} columns={columns} hideFooter />
    </div>
  );
}
