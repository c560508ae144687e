import AddIcon from '@mui/icons-material/Add';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

// #region preview
function ChipToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar aria-label="Filters" style={{ justifyContent: 'start', flexWrap: 'wrap' }}>
      <Tooltip title="Set a filter">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <AddIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      {items.map((item) => (
        <Chip
          key={item.id ?? item.field}
          size="small"
          label={`${lookup[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`}
          onDelete={() => apiRef.current.deleteFilterItem(item)}
        />
      ))}
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: ChipToolbar };

export default function FilterChips() {
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
            filterModel: { items: [{ field: 'team', operator: 'contains', value: 'Eng' }] },
          },
        }}
      />
    </div>
  );
}
