import Box from '@mui/material/Box';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(5000);
const { name, country, department, product, status, progress, salaryEur, joinedOn } = personColumns;
const columns = [
  { ...name, pivotable: false },
  country,
  department,
  product,
  status,
  progress,
  salaryEur,
  joinedOn,
];

// #region preview
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'department' }, { field: 'product' }, { field: 'status' }],
      columns: [{ field: 'country', sort: 'asc' as const }],
      values: [
        { field: 'salaryEur', aggFunc: 'avg' },
        { field: 'progress', aggFunc: 'avg' },
      ],
    },
  },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};
// #endregion

const groupingColDef = { width: 180 };

export default function LargePivot() {
  return (
    <Box sx={{ height: 540, width: '100%' }}>
      <DataGridPremium
        aria-label="5,000 salaries by team and country"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        showToolbar
      />
    </Box>
  );
}
