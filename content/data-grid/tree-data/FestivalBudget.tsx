import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { festival, type BudgetLine } from './festival';

const columns: GridColDef<BudgetLine>[] = [
  { field: 'costEur', headerName: 'Cost (EUR)', type: 'number', width: 120 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 90 },
];

export default function FestivalBudget() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Festival budget"
        rows={festival}
        columns={columns}
        treeData
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={1}
      />
      {/* #endregion */}
    </Box>
  );
}
