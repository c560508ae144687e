import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 130 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
];

export default function RangeFrame() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff"
        rows={people}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{
          cellSelection: { 2: { team: true, office: true }, 3: { team: true, office: true } },
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
