import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { loans, type Loan } from '../../samples/toolLoans';

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

// #region preview
const columns: GridColDef<Loan>[] = [
  {
    field: 'borrowedOn',
    headerName: 'Borrowed on',
    type: 'date',
    width: 150,
    groupingValueGetter: (value: Date) => month.format(value),
    valueFormatter: (value?: Date | string) =>
      value instanceof Date ? value.toLocaleDateString('en') : value,
  },
  {
    field: 'borrower',
    headerName: 'Borrower',
    width: 150,
    valueFormatter: (value?: Loan['borrower'] | string) =>
      typeof value === 'object' ? value.name : value,
    groupingValueGetter: (value: Loan['borrower']) => (value.member ? 'Members' : 'Guests'),
  },
  { field: 'tool', headerName: 'Tool', width: 150 },
];
// #endregion

const initialState = { rowGrouping: { model: ['borrowedOn', 'borrower'] } };

export default function GroupByMonth() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tool loans by month and membership"
        rows={loans}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
