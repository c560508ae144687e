import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { people } from '../../samples/people';
import { columns, panel, panelHeight } from './panels';

export default function EnterOpens() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff; Enter opens the details"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        onCellKeyDown={({ id }, event) => {
          if (event.key === 'Enter' && event.target === event.currentTarget) {
            event.defaultMuiPrevented = true;
            apiRef.current?.toggleDetailPanel(id);
          }
        }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
