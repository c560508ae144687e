import Box from '@mui/material/Box';
import { DataGridPremium, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(30);

// #region preview
const bands: Record<string, { from: number; to: number }> = {
  'Behind (0–39)': { from: 0, to: 39 },
  'On track (40–79)': { from: 40, to: 79 },
  'Done early (80–100)': { from: 80, to: 100 },
};

const progress: GridColDef<GridPerson> = {
  ...personColumns.progress,
  renderCell: (params) =>
    params.rowNode.type === 'group'
      ? params.formattedValue
      : personColumns.progress.renderCell?.(params),
  groupingValueGetter: (value: number) =>
    Object.keys(bands).find((name) => value <= (bands[name]?.to ?? 0)),
  // The key of the target group becomes a number that belongs to it.
  groupingValueSetter: (key, row) => {
    const band = bands[String(key)];
    return band ? { ...row, progress: Math.min(band.to, Math.max(band.from, row.progress)) } : row;
  },
};
// #endregion

const handle = { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Drag', width: 70 };
const columns = [handle, personColumns.name, progress, personColumns.department];

export default function DragToBand() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff by progress, with rows that you can drag"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['progress'] } }}
        groupingColDef={{ headerName: 'Progress', width: 230, sortable: false }}
        defaultGroupingExpansionDepth={1}
        rowReordering
        hideFooter
      />
    </Box>
  );
}
