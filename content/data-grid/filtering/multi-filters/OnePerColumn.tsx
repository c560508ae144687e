import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'office', headerName: 'Office', width: 100 },
];

// #region preview
/** A form offers its own column and the columns that no other form uses. */
const filterColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all
    .filter(
      (column) => column.filterable && (column.field === field || !used.includes(column.field)),
    )
    .map((column) => column.field);
};

const getColumnForNewFilter = ({ currentFilters, columns: all }: GetColumnForNewFilterArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all.find((column) => column.filterable && !used.includes(column.field))?.field ?? null;
};
// #endregion

export default function OnePerColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
      />
    </Box>
  );
}
