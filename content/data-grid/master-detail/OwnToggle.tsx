import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';

// #region preview
function ToggleCell({ id, row }: GridRenderCellParams<Delivery>) {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).has(id);

  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={open}
      disabled={row.lines.length === 0}
      endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
    >
      {row.lines.length} lines
    </Button>
  );
}

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Contents',
    renderHeader: undefined,
    renderCell: (params) => <ToggleCell {...params} />,
    width: 120,
  },
];
// #endregion

const panel = ({ row }: GridRowParams<Delivery>) =>
  row.lines.length > 0 ? (
    <Typography variant="body2" sx={{ px: 2, py: 1.5 }}>
      {row.lines.map((line) => `${line.quantity} × ${line.article}`).join(', ')}
    </Typography>
  ) : null;
const panelHeight = () => 'auto' as const;

export default function OwnToggle() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        hideFooter
      />
    </div>
  );
}
