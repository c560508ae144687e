import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function CollapsingToolbar() {
  return (
    <Toolbar aria-label="Search" style={{ justifyContent: 'flex-end' }}>
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }, { expanded }) => (
            <TextField
              size="small"
              placeholder="Search"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search the staff' },
              }}
              sx={{
                width: expanded ? 200 : 0,
                visibility: expanded ? 'visible' : 'hidden',
                transition: 'width 200ms',
              }}
            />
          )}
        />
        <Tooltip title="Search">
          <QuickFilterTrigger
            render={(props, { expanded }) => (
              <ToolbarButton
                {...props}
                color="default"
                style={{ display: expanded ? 'none' : undefined }}
              >
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            )}
          />
        </Tooltip>
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: CollapsingToolbar };

export default function CollapsibleSearch() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
