import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const { name, department, status, salaryEur } = personColumns;
const columns = [name, department, status, salaryEur];
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

// #region preview
function TotalFooter() {
  const lookup = useGridSelector(useGridApiContext(), gridAggregationLookupSelector);
  // Empty until the first aggregation.
  const totals = lookup?.[GRID_ROOT_GROUP_ID];

  return (
    <Box role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {totals?.name?.value ?? 0} people, {euros.format(totals?.salaryEur?.value ?? 0)} per year
    </Box>
  );
}
// #endregion

const slots = { footer: TotalFooter };
const initialState = { aggregation: { model: { name: 'size', salaryEur: 'sum' } } };
// The root group has no row, so its total is computed but not shown.
const inline = () => 'inline' as const;

export default function TotalsInFooter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff with totals in the footer"
        rows={rows}
        columns={columns}
        initialState={initialState}
        getAggregationPosition={inline}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
