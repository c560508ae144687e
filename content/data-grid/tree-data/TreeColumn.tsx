import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { festival, type BudgetLine } from './festival';

const columns: GridColDef<BudgetLine>[] = [
  { field: 'costEur', headerName: 'Cost (EUR)', type: 'number', width: 120 },
];

// #region preview
const groupingColDef: GridGroupingColDefOverride<BudgetLine> = {
  headerName: 'Budget line',
  flex: 1,
  minWidth: 190,
  hideDescendantCount: true,
  valueFormatter: (value: string | undefined, row) =>
    row.path?.length === 1 ? value?.toUpperCase() : value,
};
// #endregion

export default function TreeColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Festival budget with a formatted tree column"
        rows={festival}
        columns={columns}
        treeData
        getTreeDataPath={(row) => row.path}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
