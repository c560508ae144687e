import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  Toolbar,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

// #region preview
function GroupToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar>
      <Box sx={{ display: 'flex', gap: 1, flex: 1 }}>
        {model.map((field) => (
          <Chip
            key={field}
            label={lookup[field]?.headerName}
            onDelete={() => apiRef.current.setRowGroupingModel(model.filter((f) => f !== field))}
          />
        ))}
        {model.length === 0 && 'No groups'}
      </Box>
    </Toolbar>
  );
}
// #endregion

const initialState = { rowGrouping: { model: ['branch', 'kind'] } };

export default function GroupPanel() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Tool loans with their groups in the toolbar"
        rows={loans}
        columns={loanColumns}
        initialState={initialState}
        slots={{ toolbar: GroupToolbar }}
        showToolbar
      />
    </Box>
  );
}
