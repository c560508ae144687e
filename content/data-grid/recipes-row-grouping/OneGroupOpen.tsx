import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { department, name, status, rating } = personColumns;
const columns = [department, name, status, rating];
const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

export default function OneGroupOpen() {
  const apiRef = useGridApiRef();
  // #region preview
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (!node.childrenExpanded) return;
        for (const other of Object.values(gridRowTreeSelector(apiRef))) {
          const isSibling = other.type === 'group' && other.parent === node.parent;
          if (isSibling && other.id !== node.id && other.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(other.id, false);
          }
        }
      }),
    [apiRef],
  );
  // #endregion

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff, one department at a time"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
