import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(60);
const columns: GridColDef<GridNote>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => 'Note', width: 70 },
  { field: 'author', headerName: 'Author', width: 160 },
  { field: 'product', headerName: 'Product', width: 130 },
];

// #region preview
const spacings = {
  top: () => ({ top: 12 }),
  bottom: () => ({ bottom: 12 }),
};
// #endregion

const getDetailPanelContent = ({ row }: { row: GridNote }) => <Box sx={{ p: 2 }}>{row.text}</Box>;
const getDetailPanelHeight = () => 'auto' as const;
const initialState = { detailPanel: { expandedRowIds: new Set<GridRowId>([1]) } };

export default function DetailSpacing() {
  const [side, setSide] = useState<'top' | 'bottom'>('top');

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Space"
        value={side}
        onChange={(_event, next: typeof side | null) => setSide(next ?? side)}
      >
        <ToggleButton value="top">Above rows</ToggleButton>
        <ToggleButton value="bottom">Below rows</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPro
        aria-label="Service notes with details"
        rows={rows}
        columns={columns}
        getRowSpacing={spacings[side]}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </Stack>
  );
}
