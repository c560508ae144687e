import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { gridFiles, type GridFile } from '../../samples/gridFiles';

// #region preview
/** Files only. The seven folders and their parents aren't rows. */
const rows = gridFiles(140);

const columns: GridColDef<GridFile>[] = [
  {
    field: 'sizeMb',
    headerName: 'Size (MB)',
    type: 'number',
    width: 120,
    // In a generated row, the value is undefined.
    valueFormatter: (value?: number) => (value === undefined ? '' : value.toLocaleString('en')),
  },
  { field: 'changedOn', headerName: 'Changed on', type: 'date', width: 130 },
];
// #endregion

const groupingColDef = { headerName: 'File', flex: 1, minWidth: 200 };
const getPath = (row: GridFile) => row.path;

export default function MissingParents() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Files in generated folders"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
