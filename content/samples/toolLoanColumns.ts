import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Loan } from './toolLoans';

export const loanColumns: GridColDef<Loan>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'branch', headerName: 'Branch', width: 110 },
  { field: 'tool', headerName: 'Tool', width: 150 },
  { field: 'daysOut', headerName: 'Days out', type: 'number', width: 110 },
  { field: 'feeEur', headerName: 'Fee (EUR)', type: 'number', width: 110 },
];
