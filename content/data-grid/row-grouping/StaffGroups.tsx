import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const columns = Object.values(personColumns);
const groupingColDef = { headerName: 'Team', width: 200 };

export default function StaffGroups() {
  // #region preview
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['department', 'product'] },
      aggregation: { model: { salaryEur: 'avg', progress: 'avg', rating: 'avg' } },
      pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
    },
  });
  // #endregion

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff by department and product"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Research' || groupingKey === 'Rain gauge'
        }
        showToolbar
        disableRowSelectionOnClick
      />
    </Box>
  );
}
