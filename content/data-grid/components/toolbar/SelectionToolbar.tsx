import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function BulkToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);

  const sendOnLeave = () => {
    // The Community grid accepts one row per call.
    for (const id of selected.keys()) {
      apiRef.current.updateRows([{ id, status: 'on leave' }]);
    }
  };
  const clear = () => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });

  return (
    <Toolbar aria-label="Staff list">
      <Typography role="status" sx={{ flex: 1, mx: 1 }}>
        {count === 0 ? 'Select rows' : `${count} selected`}
      </Typography>
      <ToolbarButton disabled={!count} onClick={clear} render={<Button size="small" />}>
        Clear
      </ToolbarButton>
      <ToolbarButton disabled={!count} onClick={sendOnLeave} render={<Button size="small" />}>
        On leave
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: BulkToolbar };
// #endregion

export default function SelectionToolbar() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={slots}
      />
    </div>
  );
}
