import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import {
  gridFilterModelSelector,
  gridRowsLookupSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { stockStatus, type Product, type StockStatus } from './stock';

const statuses: StockStatus[] = ['Low', 'Sold out', 'On order'];

export function StockToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const all = Object.values(lookup) as Product[];
  const active = model.items.find((item) => item.field === 'status')?.value as string | undefined;

  const toggle = (status: StockStatus) => {
    const others = model.items.filter((item) => item.field !== 'status');
    const rule = { id: 'status', field: 'status', operator: 'equals', value: status };
    apiRef.current.setFilterModel({
      ...model,
      items: active === status ? others : [...others, rule],
    });
  };

  return (
    <Toolbar aria-label="Inventory" style={{ flexWrap: 'wrap', gap: 8, justifyContent: 'start' }}>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <TextField
              size="small"
              placeholder="Search"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search the products' },
              }}
              sx={{ width: 180 }}
            />
          )}
        />
      </QuickFilter>
      {statuses.map((status) => (
        <Chip
          key={status}
          label={`${status} ${all.filter((product) => stockStatus(product) === status).length}`}
          color={active === status ? 'primary' : 'default'}
          aria-pressed={active === status}
          onClick={() => toggle(status)}
        />
      ))}
    </Toolbar>
  );
}
