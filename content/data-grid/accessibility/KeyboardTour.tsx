import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFocusCellSelector,
  gridFocusColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(100);
const { name, department, status, rating, salaryEur } = personColumns;
const columns = [name, department, status, rating, salaryEur];

// #region preview
function FocusFooter() {
  const apiRef = useGridApiContext();
  const cell = useGridSelector(apiRef, gridFocusCellSelector);
  const header = useGridSelector(apiRef, gridFocusColumnHeaderSelector);

  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {cell && `Focus: cell ${cell.field} of row ${cell.id}`}
      {header && `Focus: header ${header.field}`}
      {!cell && !header && 'Press Tab until the grid has the focus, then use the arrow keys.'}
    </Box>
  );
}
// #endregion

export default function KeyboardTour() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff of all offices"
        rows={rows}
        columns={columns}
        slots={{ footer: FocusFooter }}
      />
    </Box>
  );
}
