import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { gridFiles, type GridFile } from '../../samples/gridFiles';

const rows = gridFiles(210);
const columns: GridColDef<GridFile>[] = [
  { field: 'sizeMb', headerName: 'Size (MB)', type: 'number', width: 110 },
  { field: 'changedOn', headerName: 'Changed on', type: 'date', width: 120 },
];
const groupingColDef = { headerName: 'File', width: 220 };
const getPath = (row: GridFile) => row.path;

export default function SelectBranches() {
  const [parents, setParents] = useState(true);
  const [descendants, setDescendants] = useState(true);
  // #region preview
  const propagation = useMemo(() => ({ parents, descendants }), [parents, descendants]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={descendants} onChange={() => setDescendants(!descendants)} />}
          label="A folder selects its files"
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={() => setParents(!parents)} />}
          label="Files select their folder"
        />
      </Stack>
      <DataGridPro
        aria-label="Files of an archive"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={groupingColDef}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionPropagation={propagation}
        defaultGroupingExpansionDepth={1}
      />
    </Stack>
  );
}
