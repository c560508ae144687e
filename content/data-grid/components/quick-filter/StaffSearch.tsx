import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function SearchToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <TextField
              fullWidth
              size="small"
              placeholder="Name, country or department"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search the staff' },
                input: {
                  startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />,
                  endAdornment: value ? (
                    <QuickFilterClear render={<IconButton size="small" edge="end" />}>
                      <CancelIcon fontSize="small" titleAccess="Clear the search" />
                    </QuickFilterClear>
                  ) : null,
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SearchToolbar };

export default function StaffSearch() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
