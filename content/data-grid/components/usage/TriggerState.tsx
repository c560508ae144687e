import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

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
        rows={people}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'office', operator: 'equals', value: 'Lisbon' }] },
          },
        }}
      />
    </div>
  );
}
