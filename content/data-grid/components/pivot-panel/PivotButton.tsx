import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const columns = Object.values(personColumns);

const model: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'department' }],
  values: [{ field: 'salaryEur', aggFunc: 'avg' }],
};

// #region preview
function PivotToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, { active, open }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {open ? 'Close' : 'Arrange'} {active ? 'the pivot' : 'a pivot'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: PivotToolbar };
// #endregion

export default function PivotButton() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Average salary by country and department"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        initialState={{ pivoting: { model, enabled: true } }}
      />
    </div>
  );
}
