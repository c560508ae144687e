import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { gridFiles, type GridFile } from '../../samples/gridFiles';

const rows = gridFiles(140);
const columns: GridColDef<GridFile>[] = [
  { field: 'sizeMb', headerName: 'Size (MB)', type: 'number', width: 120 },
  { field: 'changedOn', headerName: 'Changed on', type: 'date', width: 130 },
];
const getTreeDataPath = (row: GridFile) => row.path;
const groupingColDef = { headerName: 'File', width: 120 };

export default function RefitOnExpand() {
  const apiRef = useGridApiRef();

  // #region preview
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        // Measure after the rows of the branch are on the page.
        requestAnimationFrame(() => {
          void apiRef.current?.autosizeColumns({
            columns: [GRID_TREE_DATA_GROUPING_FIELD],
            includeOutliers: true,
          });
        });
      }),
    [apiRef],
  );
  // #endregion

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Files in a column that fits"
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
