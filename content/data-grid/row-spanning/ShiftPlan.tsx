import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shifts, type Shift } from './shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 90 },
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 90 },
  { field: 'hours', headerName: 'Hours', width: 80 },
  { field: 'nurse', headerName: 'Nurse', width: 90 },
];

export default function ShiftPlan() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Shifts"
        rows={shifts}
        columns={columns}
        rowSpanning
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
