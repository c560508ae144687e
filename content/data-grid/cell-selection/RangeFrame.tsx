import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, status, rating, salaryEur } = personColumns;
const columns = [name, department, status, rating, salaryEur];

export default function RangeFrame() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{
          cellSelection: {
            2: { department: true, status: true },
            3: { department: true, status: true },
          },
        }}
        sx={{
          [`& .${gridClasses.cell}`]: { border: '2px solid transparent' },
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTopColor: 'success.main' },
          [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottomColor: 'success.main' },
          [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeftColor: 'success.main' },
          [`& .${gridClasses['cell--rangeRight']}`]: { borderRightColor: 'success.main' },
        }}
        hideFooter
      />
      {/* #endregion */}
    </Box>
  );
}
