import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { loans, type Loan } from '../../samples/toolLoans';

// #region preview
const columns: GridColDef<Loan>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  // Every id is different, so groups would be useless.
  { field: 'id', headerName: 'Loan', groupable: false, width: 90 },
  // Still grouped below: `groupable` only removes the menu command.
  { field: 'branch', headerName: 'Branch', groupable: false, width: 110 },
  { field: 'tool', headerName: 'Tool', groupable: false, width: 150 },
];
// #endregion

export default function NotGroupable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Tool loans by branch, fixed"
        rows={loans}
        columns={columns}
        rowGroupingModel={['branch']}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
