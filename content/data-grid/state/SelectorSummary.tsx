import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  gridRowSelectionCountSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, country, status, progress } = personColumns;
const columns = [name, department, country, status, progress];

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
      <DataGrid aria-label="Staff" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
