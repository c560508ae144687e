import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { festival, type BudgetLine } from './festival';

const columns: GridColDef<BudgetLine>[] = [
  { field: 'costEur', headerName: 'Cost (EUR)', type: 'number', width: 140 },
];

export default function FilterTopLevel() {
  const [topOnly, setTopOnly] = useState(false);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={topOnly} onChange={() => setTopOnly(!topOnly)} />}
        label="Filter the top level only"
      />
      {/* #region preview */}
      <DataGridPro
        aria-label="Budget lines above 1,500 euros"
        rows={festival}
        columns={columns}
        treeData
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={-1}
        disableChildrenFiltering={topOnly}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'costEur', operator: '>', value: 1500 }] },
          },
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
