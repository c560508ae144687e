import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { watchBook, type LogEntry } from '../../samples/watchBook';

const columns: GridColDef<LogEntry>[] = [
  { field: 'time', headerName: 'Time', width: 75 },
  { field: 'text', headerName: 'Entry', flex: 1, minWidth: 180 },
];

export default function AutoHeights() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Watch book"
        rows={watchBook}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 80}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
