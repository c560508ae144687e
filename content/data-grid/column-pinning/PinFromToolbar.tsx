import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  Toolbar,
  ToolbarButton,
  gridPinnedColumnsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { country, name, department, status, rating, progress, salaryEur } = personColumns;
const columns = [country, name, department, status, rating, progress, salaryEur];

// #region preview
function PinToolbar() {
  const apiRef = useGridApiContext();
  const pinned = useGridSelector(apiRef, gridPinnedColumnsSelector);
  const isPinned = pinned.left?.includes('name') ?? false;

  return (
    <Toolbar>
      <ToolbarButton
        aria-pressed={isPinned}
        onClick={() => {
          if (isPinned) apiRef.current.unpinColumn('name');
          else apiRef.current.pinColumn('name', GridPinnedColumnPosition.LEFT);
        }}
      >
        {isPinned ? 'Release the name' : 'Pin the name'}
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: PinToolbar };

export default function PinFromToolbar() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff with a pin button"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
