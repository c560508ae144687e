import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { features, type Feature } from './features';

// #region preview
const columns: GridColDef<Feature>[] = [
  { field: 'need', headerName: 'You want to', flex: 2, minWidth: 260 },
  {
    field: 'page',
    headerName: 'Page',
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }) => <Link href={`/x/react-data-grid/${row.path}/`}>{row.page}</Link>,
  },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: ['Community', 'Pro', 'Premium'],
    width: 120,
  },
  { field: 'topic', headerName: 'Topic', width: 140 },
];
// #endregion

export default function FeatureFinder() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGrid
        label="Features"
        rows={features}
        columns={columns}
        getRowId={(feature) => feature.path}
        density="compact"
        showToolbar
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
