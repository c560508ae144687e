import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridClasses,
  gridRowNodeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

const initialState = { rowGrouping: { model: ['kind'] } };

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Tool loans, groups open on click"
        apiRef={apiRef}
        rows={loans}
        columns={loanColumns}
        initialState={initialState}
        onRowClick={({ id }) => {
          const node = gridRowNodeSelector(apiRef, id);
          if (node?.type === 'group') {
            apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
          }
        }}
        disableRowSelectionOnClick
        getRowClassName={({ id }) =>
          gridRowNodeSelector(apiRef, id)?.type === 'group' ? 'group-row' : ''
        }
        sx={{ [`& .${gridClasses.row}.group-row`]: { cursor: 'pointer', fontWeight: 500 } }}
      />
      {/* #endregion */}
    </Box>
  );
}
