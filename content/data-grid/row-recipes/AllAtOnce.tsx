import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';
import { columns as plainColumns, panel, panelHeight } from './panels';

// #region preview
function ToggleAll() {
  const apiRef = useGridApiContext();
  const anyOpen = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).size > 0;

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={anyOpen ? 'Close all panels' : 'Open all panels'}
      onClick={() => {
        const ids = anyOpen ? [] : apiRef.current.getAllRowIds();
        apiRef.current.setExpandedDetailPanels(new Set(ids));
      }}
    >
      {anyOpen ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
    </IconButton>
  );
}

const columns: GridColDef<Person>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll /> },
  ...plainColumns.slice(1),
];
// #endregion

export default function AllAtOnce() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        hideFooter
      />
    </div>
  );
}
