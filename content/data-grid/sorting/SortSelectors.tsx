import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridSortModelSelector,
  gridSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 140 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 130 },
];

// #region preview
function SortFooter() {
  const apiRef = useGridApiContext();
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);
  const rows = useGridSelector(apiRef, gridSortedRowEntriesSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box role="status" sx={{ flex: 1 }}>
        {rule ? `${lookup[rule.field]?.headerName} (${rule.sort})` : 'Unsorted'}:{' '}
        {rows.at(0)?.model.lastName} to {rows.at(-1)?.model.lastName}
      </Box>
      <Button disabled={!rule} onClick={() => apiRef.current.setSortModel([])}>
        Unsort
      </Button>
    </Box>
  );
}
// #endregion

export default function SortSelectors() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={{ footer: SortFooter }}
        initialState={{ sorting: { sortModel: [{ field: 'salaryEur', sort: 'desc' }] } }}
      />
    </div>
  );
}
