import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function SummaryFooter() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((all, { model }) => all + Number(model.salaryEur), 0);
  const mean = entries.length ? Math.round(sum / entries.length) : 0;

  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Box role="status" sx={{ px: 2, py: 1 }}>
        {entries.length} of {total} people, {mean.toLocaleString('en-US')} EUR on average
      </Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: SummaryFooter };
// #endregion

export default function FilteredSummary() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} showToolbar slots={slots} />
    </div>
  );
}
