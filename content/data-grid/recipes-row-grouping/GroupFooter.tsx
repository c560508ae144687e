import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

// #region preview
function CountFooter() {
  const apiRef = useGridApiContext();
  const topLevel = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const descendants = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);

  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {topLevel} at the top level, {descendants} loans inside groups
    </Box>
  );
}
// #endregion

const initialState = { rowGrouping: { model: ['kind'] } };
const slots = { footer: CountFooter };

export default function GroupFooter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Tool loans with their number in the footer"
        rows={loans}
        columns={loanColumns}
        initialState={initialState}
        slots={slots}
      />
    </Box>
  );
}
