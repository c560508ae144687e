import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hours, laneDays, type LaneDay } from './schedule';

// #region preview
const columns: GridColDef<LaneDay>[] = [
  { field: 'lane', headerName: 'Lane', width: 90 },
  ...hours.map<GridColDef<LaneDay>>((field, index) => ({
    field,
    headerName: `${field.slice(1)}:00`,
    flex: 1,
    minWidth: 80,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    // Count the following hours with the same activity.
    colSpan: (value: string, row) => {
      const change = hours.slice(index).findIndex((hour) => row[hour] !== value);
      return change === -1 ? hours.length - index : change;
    },
  })),
];
// #endregion

export default function LaneSchedule() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Lanes of the pool"
        rows={laneDays}
        columns={columns}
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
