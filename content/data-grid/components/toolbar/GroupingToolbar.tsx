import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  Toolbar,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);
const groupable = ['country', 'department', 'product', 'status'];

// #region preview
function GroupToolbar() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const groups = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  return (
    <Toolbar style={{ gap: 8, height: 'auto', padding: 8, flexWrap: 'wrap' }}>
      {groups.map((field, index) => (
        <Chip
          key={field}
          label={`${index + 1}. ${lookup[field]?.headerName}`}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      <TextField
        select
        size="small"
        label="Group by"
        value=""
        onChange={(event) => apiRef.current.addRowGroupingCriteria(event.target.value)}
        sx={{ width: 140, marginInlineStart: 'auto' }}
      >
        {groupable.map((field) => (
          <MenuItem key={field} value={field} disabled={groups.includes(field)}>
            {lookup[field]?.headerName}
          </MenuItem>
        ))}
      </TextField>
    </Toolbar>
  );
}

const slots = { toolbar: GroupToolbar };
// #endregion

export default function GroupingToolbar() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff in groups"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        initialState={{ rowGrouping: { model: ['country', 'department'] } }}
      />
    </div>
  );
}
