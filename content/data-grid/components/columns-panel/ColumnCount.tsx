import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function ColumnsToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Columns: {visible.length} of {all.length}
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: ColumnsToolbar };
// #endregion

export default function ColumnCount() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        initialState={{
          columns: { columnVisibilityModel: { product: false, joinedOn: false, hours: false } },
        }}
      />
    </div>
  );
}
