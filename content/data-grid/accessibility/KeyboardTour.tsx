import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFocusCellSelector,
  gridFocusColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'office', headerName: 'Office', width: 110 },
];

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
        rows={people}
        columns={columns}
        slots={{ footer: FocusFooter }}
      />
    </Box>
  );
}
