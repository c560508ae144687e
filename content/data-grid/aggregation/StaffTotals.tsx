import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const columns = Object.values(personColumns);

export default function StaffTotals() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff with totals"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { country: false, product: false } },
          aggregation: {
            model: {
              name: 'size',
              rating: 'avg',
              progress: 'avg',
              salaryEur: 'sum',
              joinedOn: 'min',
            },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
