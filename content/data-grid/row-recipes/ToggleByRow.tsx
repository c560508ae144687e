import { DataGridPro, gridClasses, useGridApiRef } from '@mui/x-data-grid-pro';
import { people } from '../../samples/people';
import { columns, panel, panelHeight } from './panels';

export default function ToggleByRow() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
