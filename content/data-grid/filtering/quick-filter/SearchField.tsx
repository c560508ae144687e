import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function SearchField() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['ghana'] } } }}
      />
      {/* #endregion */}
    </Box>
  );
}
