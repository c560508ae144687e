import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import {
  DataGrid,
  Toolbar,
  useGridApiContext,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const presets: Record<string, GridFilterModel> = {
  All: { items: [] },
  Drafts: { items: [{ field: 'status', operator: 'equals', value: 'draft' }] },
  Large: { items: [{ field: 'totalEur', operator: '>', value: 3000 }] },
};

// #region preview
function PresetBar() {
  const apiRef = useGridApiContext();
  const [counts, setCounts] = useState<Record<string, number>>({});

  useEffect(() => {
    const countAll = () => {
      const found: Record<string, number> = {};
      for (const [name, model] of Object.entries(presets)) {
        const { filteredRowsLookup } = apiRef.current.getFilterState(model);
        const rejected = Object.values(filteredRowsLookup).filter((passes) => passes === false);
        found[name] = apiRef.current.getRowsCount() - rejected.length;
      }
      setCounts(found);
    };
    queueMicrotask(countAll);
    return apiRef.current.subscribeEvent('rowsSet', countAll);
  }, [apiRef]);

  return (
    <Toolbar aria-label="Presets">
      <ButtonGroup size="small">
        {Object.entries(presets).map(([name, model]) => (
          <Button key={name} onClick={() => apiRef.current.setFilterModel(model)}>
            {name} ({counts[name] ?? '…'})
          </Button>
        ))}
      </ButtonGroup>
    </Toolbar>
  );
}
// #endregion

export default function CountsAhead() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: PresetBar }}
        hideFooterPagination
      />
    </Box>
  );
}
