import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function PlainToolbar() {
  return (
    <Toolbar aria-label="Staff list">
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" variant={state.filterCount > 0 ? 'contained' : 'text'} />}
          >
            {state.filterCount > 0 ? `Filters: ${state.filterCount}` : 'No filters'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: PlainToolbar };

export default function TriggerState() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Ghana' }] },
          },
        }}
      />
    </div>
  );
}
