import { DataGrid, GridCellModes } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, status, salaryEur, hours } = personColumns;
const columns = [
  ...[name, department, status, salaryEur].map((column) => ({ ...column, editable: true })),
  hours,
];

export default function OneClick() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff; one click edits"
        rows={rows}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }, _event, { api }) => {
          if (isEditable && cellMode === GridCellModes.View) {
            api.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
      />
      {/* #endregion */}
    </div>
  );
}
