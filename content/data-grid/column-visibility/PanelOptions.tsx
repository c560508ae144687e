import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'id', headerName: 'Number', width: 80 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'firstName', headerName: 'First name', width: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'role', headerName: 'Role', width: 140 },
];

// #region preview
const fixed = ['id', 'lastName'];

const columnsManagement = {
  getTogglableColumns: (all: GridColDef[]) =>
    all.map(({ field }) => field).filter((field) => !fixed.includes(field)),
  sort: 'asc' as const,
  disableResetButton: true,
  toggleAllMode: 'filteredOnly' as const,
};
// #endregion

export default function PanelOptions() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={people}
        columns={columns}
        slotProps={{ columnsManagement }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
