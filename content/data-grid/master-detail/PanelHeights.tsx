import { useCallback, useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { gridNotes, type GridNote } from '../../samples/gridNotes';
import { detailColumn } from './detailColumn';

const rows = gridNotes(200);
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
type Height = number | 'auto';
const heights: Height[] = ['auto', 100, 200];

export default function PanelHeights() {
  const [height, setHeight] = useState<Height>('auto');
  // #region preview
  const panelHeight = useCallback(() => height, [height]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the panels"
        value={height}
        onChange={(_event, next: Height | null) => setHeight(next ?? height)}
      >
        {heights.map((option) => (
          <ToggleButton key={option} value={option}>
            {option === 'auto' ? option : `${option} px`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPro
        aria-label="Service notes"
        rows={rows}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1, 2]) } }}
        hideFooter
      />
    </Stack>
  );
}
