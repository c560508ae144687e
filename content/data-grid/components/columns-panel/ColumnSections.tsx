import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridPanelWrapper,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
const sections = {
  Assignment: ['country', 'department', 'product'],
  Review: ['rating', 'progress'],
  Payroll: ['salaryEur', 'joinedOn', 'hours'],
};

function SectionsPanel(props: GridSlotProps['columnsPanel']) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <GridPanelWrapper {...props}>
      <Stack sx={{ p: 2 }}>
        {Object.entries(sections).map(([title, fields]) => {
          const shown = fields.filter((field) => model[field] !== false).length;
          const toggle = (_event: unknown, visible: boolean) => {
            const change = Object.fromEntries(fields.map((field) => [field, visible]));
            apiRef.current.setColumnVisibilityModel({ ...model, ...change });
          };
          return (
            <FormControlLabel
              key={title}
              label={`${title} (${shown} of ${fields.length})`}
              control={
                <Checkbox
                  checked={shown === fields.length}
                  indeterminate={shown > 0 && shown < fields.length}
                  onChange={toggle}
                />
              }
            />
          );
        })}
      </Stack>
    </GridPanelWrapper>
  );
}

const slots = { columnsPanel: SectionsPanel };
// #endregion

export default function ColumnSections() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        initialState={{
          columns: { columnVisibilityModel: { salaryEur: false, joinedOn: false, hours: false } },
        }}
      />
    </div>
  );
}
