import { useState } from 'react';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import { people } from '../../samples/people';
import { columns, panel, panelHeight } from './panels';

export default function OneAtATime() {
  // #region preview
  const [open, setOpen] = useState(new Set<GridRowId>([2]));

  const keepNewest = (ids: Set<GridRowId>) => {
    const opened = [...ids].find((id) => !open.has(id));
    setOpen(new Set(opened === undefined ? [] : [opened]));
  };
  // #endregion

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </div>
  );
}
