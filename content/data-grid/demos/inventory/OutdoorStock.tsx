import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { ProductPanel } from './ProductPanel';
import { products, type Product } from './stock';
import { StockToolbar } from './StockToolbar';

const slots = { toolbar: StockToolbar };

// #region preview
const panel = ({ row }: GridRowParams<Product>) => <ProductPanel product={row} />;
const panelHeight = () => 'auto' as const;

const saveStock = (next: Product): Product => ({
  ...next,
  stock: Math.max(0, Math.round(next.stock)),
});
// #endregion

export default function OutdoorStock() {
  const [open, setOpen] = useState(() => new Set<GridRowId>(['TN-140']));

  return (
    <Box sx={{ height: 720, width: '100%' }}>
      <DataGridPro
        aria-label="Inventory of an outdoor shop"
        rows={products}
        columns={columns}
        slots={slots}
        showToolbar
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={setOpen}
        processRowUpdate={saveStock}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
