import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { gridFiles, type GridFile } from '../../samples/gridFiles';

const rows = gridFiles(280);

const columns: GridColDef<GridFile>[] = [
  { field: 'sizeMb', headerName: 'Size (MB)', type: 'number', width: 130 },
  { field: 'changedOn', headerName: 'Changed on', type: 'date', width: 140 },
];

const initialState = { aggregation: { model: { sizeMb: 'sum', changedOn: 'max' } } };
const groupingColDef = { headerName: 'File', width: 240 };
const getTreeDataPath = (row: GridFile) => row.path;

export default function TreeTotals() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Folders with their total size"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
      {/* #endregion */}
    </Box>
  );
}
