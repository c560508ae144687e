import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);

// #region preview
const columns: GridColDef<GridPerson>[] = [
  personColumns.department,
  personColumns.product,
  { ...personColumns.salaryEur, headerName: 'Average salary', width: 140 },
  {
    ...personColumns.salaryEur,
    field: 'topSalaryEur',
    headerName: 'Highest salary',
    width: 140,
    valueGetter: (_value, row) => row.salaryEur,
  },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'department' }],
      columns: [{ field: 'product', sort: 'asc' as const }],
      values: [
        { field: 'salaryEur', aggFunc: 'avg' },
        { field: 'topSalaryEur', aggFunc: 'max' },
      ],
    },
  },
};
// #endregion

export default function TwoTotals() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Average and highest salary by department and product"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
