import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        label="Staff"
        rows={rows}
        columns={columns}
        initialState={{
          columns: {
            columnVisibilityModel: { department: false, product: false, joinedOn: false },
          },
        }}
        showToolbar
      />
      {/* #endregion */}
    </div>
  );
}
