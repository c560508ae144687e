import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

// #region preview
const groupingColDef = {
  headerName: 'Kind and tool',
  leafField: 'tool',
  mainGroupingCriteria: 'kind',
  hideDescendantCount: true,
  width: 200,
};
// #endregion

export default function LeafValues() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Tool loans with the tools in the grouping column"
        rows={loans}
        columns={loanColumns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['kind'] },
          columns: { columnVisibilityModel: { kind: false, tool: false } },
        }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
