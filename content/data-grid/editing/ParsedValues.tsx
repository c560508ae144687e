import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

// #region preview
const columns: GridColDef<Person>[] = [
  {
    field: 'fullName',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueGetter: (_value, person) => `${person.lastName}, ${person.firstName}`,
    valueSetter: (value: string, person) => {
      const [lastName = '', firstName = ''] = value.split(',').map((part) => part.trim());
      return { ...person, lastName, firstName };
    },
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 240,
    editable: true,
    valueParser: (value?: string) => value?.trim().toLowerCase() ?? '',
  },
];
// #endregion

export default function ParsedValues() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={people} columns={columns} hideFooter />
    </Box>
  );
}
