import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
  { field: 'country', headerName: 'Country', width: 140 },
];

// #region preview
function NothingFrom() {
  const { items } = useGridSelector(useGridApiContext(), gridFilterModelSelector);

  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      Nobody in {items[0]?.value} has ordered yet.
    </Box>
  );
}

const slots = { noResultsOverlay: NothingFrom };
// #endregion

export default function EmptyOverlay() {
  const [country, setCountry] = React.useState('Iceland');
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'country', operator: 'equals', value: country }] }),
    [country],
  );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={country}
        onChange={(_event, next) => next && setCountry(next)}
        aria-label="Country"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="Iceland">Iceland</ToggleButton>
        <ToggleButton value="Ireland">Ireland</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          slots={slots}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </div>
  );
}
