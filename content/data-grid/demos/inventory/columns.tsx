import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';
import { categories, stockStatus, type Product, type StockStatus } from './stock';

const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const tones: Record<StockStatus, string> = {
  'In stock': 'var(--mui-palette-success-main)',
  Low: 'var(--mui-palette-warning-main)',
  'Sold out': 'var(--mui-palette-error-main)',
  'On order': 'var(--mui-palette-info-main)',
};

const euros = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The bar is full at three times the reorder level. The mark is the reorder level. */
function StockBar({ product }: { product: Product }) {
  const full = product.reorderAt * 3;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box sx={{ width: 28, textAlign: 'end' }}>{product.stock}</Box>
      <Box sx={{ position: 'relative', flex: 1, height: 8, borderRadius: 1, bgcolor: 'divider' }}>
        <Box
          style={{
            width: `${Math.min(100, (product.stock / full) * 100)}%`,
            background: tones[stockStatus(product)],
          }}
          sx={{ height: '100%', borderRadius: 1 }}
        />
        <Box
          style={{ insetInlineStart: '33.3%' }}
          sx={{ position: 'absolute', top: -3, width: 2, height: 14, bgcolor: 'text.secondary' }}
        />
      </Box>
    </Box>
  );
}

export const columns: GridColDef<Product>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <span style={hidden}>Details</span>,
  },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: [...categories],
    width: 110,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 150,
    editable: true,
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) => <StockBar product={row} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    display: 'flex',
    valueGetter: (_value, row) => stockStatus(row),
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant="outlined"
        label={value}
        style={{ borderColor: tones[value as StockStatus] }}
      />
    ),
  },
  {
    field: 'priceEur',
    headerName: 'Price (EUR)',
    type: 'number',
    width: 115,
  },
  {
    field: 'value',
    headerName: 'Value (EUR)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.stock * row.costEur,
    valueFormatter: (value: number) => euros.format(value),
  },
];
