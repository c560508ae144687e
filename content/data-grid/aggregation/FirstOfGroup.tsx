import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { department, name, joinedOn, salaryEur } = personColumns;

// #region preview
const first: GridAggregationFunction<string> = {
  label: 'first',
  columnTypes: ['string'],
  applySorting: true,
  apply: ({ values }) => values[0],
};

// Don't let users sort by a column that has a total.
const columns: GridColDef<GridPerson>[] = [
  { ...department, aggregable: false },
  { ...name, sortable: false },
  { ...joinedOn, aggregable: false },
  { ...salaryEur, aggregable: false },
];
// #endregion

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first };
const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
  aggregation: { model: { name: 'first' } },
  sorting: { sortModel: [{ field: 'salaryEur', sort: 'desc' as const }] },
};

export default function FirstOfGroup() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Departments with the first person of the current order"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
