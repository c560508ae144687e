import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tour, type TourLine } from './festival';

const columns: GridColDef<TourLine>[] = [
  { field: 'costEur', headerName: 'Cost (EUR)', type: 'number', width: 120 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 90 },
  { field: 'dueOn', headerName: 'Due on', type: 'date', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

export default function FestivalBudget() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Budget of a festival in 24 towns"
        rows={tour}
        columns={columns}
        treeData
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={1}
      />
      {/* #endregion */}
    </Box>
  );
}
