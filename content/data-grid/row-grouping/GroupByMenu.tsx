import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

export default function GroupByMenu() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Tool loans by kind"
        rows={loans}
        columns={loanColumns}
        initialState={{ rowGrouping: { model: ['kind'] } }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Wood'}
      />
      {/* #endregion */}
    </Box>
  );
}
