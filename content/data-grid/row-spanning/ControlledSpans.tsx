import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shifts, type Shift } from './shifts';

// #region preview
const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 90 },
  {
    field: 'ward',
    headerName: 'Ward',
    flex: 1,
    minWidth: 90,
    // Don't merge the children's ward of Monday with that of Tuesday.
    rowSpanValueGetter: (value, row) => `${row.day} ${value}`,
  },
  { field: 'hours', headerName: 'Hours', width: 80 },
  {
    field: 'nurse',
    headerName: 'Nurse',
    width: 90,
    // Never merge names.
    rowSpanValueGetter: () => null,
  },
];
// #endregion

export default function ControlledSpans() {
  return (
    <div style={{ height: 480, width: '100%' }}>
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
    </div>
  );
}
