import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  gridRowSelectionCountSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

// #region preview
function Summary() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridRowCountSelector);
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);

  return (
    <Box role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {shown} of {all} people, {selected} selected, {fields.length} columns
    </Box>
  );
}
// #endregion

const slots = { footer: Summary };

export default function SelectorSummary() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={people} columns={columns} slots={slots} />
    </div>
  );
}
