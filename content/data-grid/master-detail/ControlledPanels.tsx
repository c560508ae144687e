import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { gridNotes, type GridNote } from '../../samples/gridNotes';
import { detailColumn } from './detailColumn';

const rows = gridNotes(120);
const columns: GridColDef<GridNote>[] = [
  detailColumn,
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', width: 120 },
];
const panel = ({ row }: GridRowParams<GridNote>) => (
  <Typography variant="body2" sx={{ px: 3, py: 1.5, maxWidth: 640 }}>
    {row.text}
  </Typography>
);
const panelHeight = () => 'auto' as const;
const idsOf = (product: string) =>
  rows.filter((row) => row.product === product).map(({ id }) => id);

export default function ControlledPanels() {
  // #region preview
  const [open, setOpen] = useState<Set<GridRowId>>(new Set());
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {['Soil probe', 'Rain gauge'].map((product) => (
          <Button key={product} variant="outlined" onClick={() => setOpen(new Set(idsOf(product)))}>
            {product}s
          </Button>
        ))}
        <Button disabled={open.size === 0} onClick={() => setOpen(new Set())}>
          Close all
        </Button>
        <Typography role="status">{open.size} open</Typography>
      </Stack>
      <DataGridPro
        aria-label="Service notes with buttons"
        rows={rows}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={setOpen}
        hideFooter
      />
    </Stack>
  );
}
