import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const columns = Object.values(personColumns);

export default function FilterPanel() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      {/* #region preview */}
      <DataGrid aria-label="Staff" rows={rows} columns={columns} showToolbar />
      {/* #endregion */}
    </Box>
  );
}
