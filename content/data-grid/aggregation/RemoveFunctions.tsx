import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
// No column offers a count.
const { sum, avg, min, max } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, avg, min, max };

const columns: GridColDef<GridPerson>[] = [
  { ...personColumns.name, aggregable: false },
  // A sum of percentages means nothing.
  { ...personColumns.progress, availableAggregationFunctions: ['avg', 'min', 'max'] },
  personColumns.salaryEur,
  { ...personColumns.joinedOn, availableAggregationFunctions: ['min'] },
];
// #endregion

const initialState = { aggregation: { model: { progress: 'avg', salaryEur: 'sum' } } };

export default function RemoveFunctions() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff with a short list of functions"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
