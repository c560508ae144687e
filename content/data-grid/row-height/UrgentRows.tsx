import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';
import { watchBook, type LogEntry } from '../../samples/watchBook';

const columns: GridColDef<LogEntry>[] = [
  { field: 'time', headerName: 'Time', width: 75 },
  { field: 'author', headerName: 'Watch', width: 85 },
  { field: 'text', headerName: 'Entry', flex: 1, minWidth: 140 },
];

// #region preview
const urgentTwice = ({ model, densityFactor }: GridRowHeightParams) =>
  model.urgent ? 96 * densityFactor : null;
// #endregion

export default function UrgentRows() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Watch book"
        rows={watchBook}
        columns={columns}
        getRowHeight={urgentTwice}
        getRowClassName={({ row }) => (row.urgent ? 'urgent' : '')}
        sx={{ '& .urgent': { fontWeight: 600 } }}
        hideFooter
      />
    </div>
  );
}
