import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

// #region preview
const sites: Record<string, string[]> = {
  Assembly: ['Hall 1', 'Hall 2'],
  Logistics: ['Dock', 'Depot'],
  Research: ['Lab', 'Test field'],
  Sales: ['Office', 'Shop'],
  Service: ['Workshop', 'Phone desk'],
};

type Placed = GridPerson & { site: string };

const columns: GridColDef<Placed>[] = [
  personColumns.name as GridColDef,
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: Object.keys(sites),
    width: 130,
    editable: true,
    // The site of another department would be wrong: clear it in the same change.
    valueSetter: (department: string, row) =>
      department === row.department ? row : { ...row, department, site: '' },
  },
  {
    field: 'site',
    headerName: 'Site',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? (sites[row.department] ?? []) : Object.values(sites).flat()),
    width: 130,
    editable: true,
    cellClassName: ({ value }) => (value ? '' : 'missing'),
    valueFormatter: (value: string) => value || 'Choose a site',
  },
];
// #endregion

const rows: Placed[] = gridPeople(300).map((person) => ({
  ...person,
  site: sites[person.department]?.[person.id % 2] ?? '',
}));

export default function LinkedCells() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff and sites"
        rows={rows}
        columns={columns}
        sx={{ '& .missing': { fontStyle: 'italic', color: 'text.secondary' } }}
      />
    </div>
  );
}
