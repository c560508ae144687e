import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'totalEur', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

export default function OverlayHeight() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
      {/* #region preview */}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Returned orders"
          rows={[]}
          columns={columns}
          localeText={{ noRowsLabel: 'Nothing was returned this week' }}
          sx={{ '--DataGrid-overlayHeight': '220px' }}
          hideFooter
        />
      </div>
      {/* #endregion */}
    </div>
  );
}
