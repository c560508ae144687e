import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function HeaderFilterRow() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
      {/* #endregion */}
    </Box>
  );
}
