import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    targetEur?: number;
  }
}

function SumFooter({ targetEur = 1 }: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, { model }) => total + Number(model.salaryEur), 0);

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box id="target-text" sx={{ mb: 1 }}>
        {entries.length} salaries: {(sum / 1e6).toFixed(1)} of {targetEur / 1e6} million EUR
      </Box>
      <LinearProgress
        variant="determinate"
        aria-labelledby="target-text"
        value={Math.min(100, (sum / targetEur) * 100)}
      />
    </Box>
  );
}
// #endregion

const slots = { footer: SumFooter };

export default function TargetFooter() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Salaries and the budget"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        slotProps={{ footer: { targetEur: 20_000_000 } }}
      />
    </div>
  );
}
