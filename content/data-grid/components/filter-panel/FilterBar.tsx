import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  Toolbar,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { countries, departments, gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

const choices = [
  { field: 'country', label: 'Country', options: countries },
  { field: 'department', label: 'Department', options: departments },
];

// #region preview
function BarToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);

  const choose = (field: string, value: string) => {
    const item = { id: field, field, operator: 'equals', value };
    if (value) apiRef.current.upsertFilterItem(item);
    else apiRef.current.deleteFilterItem(item);
  };

  return (
    <Toolbar style={{ gap: 8, height: 'auto', padding: 8, justifyContent: 'flex-start' }}>
      {choices.map(({ field, label, options }) => (
        <TextField
          key={field}
          select
          size="small"
          label={label}
          value={items.find(({ id }) => id === field)?.value ?? ''}
          onChange={(event) => choose(field, event.target.value)}
          sx={{ flex: 1, maxWidth: 160 }}
        >
          <MenuItem value="">All</MenuItem>
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Toolbar>
  );
}

const slots = { toolbar: BarToolbar };
// #endregion

export default function FilterBar() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnFilter
        slots={slots}
      />
    </div>
  );
}
