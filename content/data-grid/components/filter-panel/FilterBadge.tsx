import Badge from '@mui/material/Badge';
import FilterListIcon from '@mui/icons-material/FilterList';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount, open }) => (
          <ToolbarButton
            {...props}
            color={open || filterCount > 0 ? 'primary' : 'default'}
            aria-label={`Filters, ${filterCount} active`}
          >
            <Badge badgeContent={filterCount} color="primary" variant="dot">
              <FilterListIcon fontSize="small" />
            </Badge>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: FilterToolbar };
// #endregion

export default function FilterBadge() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Japan' }] },
          },
        }}
      />
    </div>
  );
}
