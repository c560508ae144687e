import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

export default function KeepColumnsHidden() {
  // #region preview
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['kind'] } },
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography>Group by Branch in its column menu, then ungroup it.</Typography>
      <DataGridPremium
        aria-label="Tool loans whose grouped columns hide themselves"
        apiRef={apiRef}
        rows={loans}
        columns={loanColumns}
        initialState={initialState}
      />
    </Stack>
  );
}
