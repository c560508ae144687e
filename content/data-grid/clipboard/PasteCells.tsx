import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { people, type Person } from '../../samples/people';

// #region preview
const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120, editable: true },
  { field: 'role', headerName: 'Role', width: 150, editable: true },
  {
    field: 'salaryEur',
    headerName: 'Salary (EUR)',
    type: 'number',
    width: 130,
    editable: true,
    pastedValueParser: (text) => {
      const amount = Number(text.replaceAll(/[^\d.-]/g, ''));
      return Number.isFinite(amount) ? amount : undefined;
    },
  },
  { field: 'office', headerName: 'Office (read only)', width: 160 },
];
// #endregion

export default function PasteCells() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff, ranges of cells can be copied and pasted"
        rows={people}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
