import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

// #region preview
const offered = ['contains', 'startsWith', 'isAnyOf'];

/** Supports alternatives: "map|cart" finds both. */
const withAlternatives = (operator: GridFilterOperator): GridFilterOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const tests = String(item.value ?? '')
      .split('|')
      .map((value) => operator.getApplyFilterFn({ ...item, value }, column))
      .filter((test) => test !== null);
    if (tests.length === 0) return null;
    return (value, row, col, apiRef) => tests.some((test) => test(value, row, col, apiRef));
  },
});

const textOperators = getGridStringOperators()
  .filter((operator) => offered.includes(operator.value))
  .map((operator) => (operator.value === 'isAnyOf' ? operator : withAlternatives(operator)));
// #endregion

const columns: GridColDef<Person>[] = [
  {
    field: 'lastName',
    headerName: 'Last name',
    flex: 1,
    minWidth: 110,
    filterOperators: textOperators,
  },
  { field: 'role', headerName: 'Role', width: 150, filterOperators: textOperators },
];

export default function FewerOperators() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff: surveyors and pilots"
        rows={people}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'role', operator: 'contains', value: 'survey|pilot' }],
            },
          },
        }}
        hideFooterPagination
      />
    </Box>
  );
}
