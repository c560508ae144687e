import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { detailColumn } from './detailColumn';

const rows = gridPeople(200);
const columns: GridColDef<GridPerson>[] = [detailColumn, ...Object.values(personColumns)];
const panel = ({ row }: GridRowParams<GridPerson>) => (
  <Typography variant="body2" sx={{ px: 3, py: 1.5 }}>
    {row.name} works on the {row.product.toLowerCase()} in {row.country}.
  </Typography>
);
const panelHeight = () => 'auto' as const;

// #region preview
const initialState = {
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'name'] },
  detailPanel: { expandedRowIds: new Set([2]) },
};
// #endregion

export default function PinnedToggle() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff with pinned toggles"
        rows={rows}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
