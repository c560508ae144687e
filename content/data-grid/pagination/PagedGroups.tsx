import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const { country, name, department, rating } = personColumns;
const columns = [country, name, department, rating];

export default function PagedGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff by country, five countries on a page"
        rows={rows}
        columns={columns}
        pagination
        pageSizeOptions={[5]}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
