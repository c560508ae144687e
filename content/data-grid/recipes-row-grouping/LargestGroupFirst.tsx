import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridComparatorFn,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans, type Loan } from '../../samples/toolLoans';

// #region preview
const bySize: GridComparatorFn = (_a, _b, first, second) => {
  const size = (id: typeof first.id) => first.api.getRowGroupChildren({ groupId: id }).length;
  return first.rowNode.type === 'group' && second.rowNode.type === 'group'
    ? size(first.id) - size(second.id)
    : 0;
};

const groupingColDef: GridGroupingColDefOverride<Loan> = { sortComparator: bySize, width: 180 };
// #endregion

const initialState = {
  rowGrouping: { model: ['kind'] },
  sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'desc' as const }] },
};

export default function LargestGroupFirst() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Tool loans, largest kind first"
        rows={loans}
        columns={loanColumns}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </Box>
  );
}
