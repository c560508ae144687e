import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function RowFocus() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        className={[
          '[&_.MuiDataGrid-cell:focus]:outline-none [&_.MuiDataGrid-cell:focus-within]:outline-none',
          '[&_.MuiDataGrid-row:focus-within]:outline-2',
          '[&_.MuiDataGrid-row:focus-within]:outline-solid',
          '[&_.MuiDataGrid-row:focus-within]:outline-(--mui-palette-primary-main)',
          '[&_.MuiDataGrid-row:focus-within]:-outline-offset-2',
        ].join(' ')}
      />
      {/* #endregion */}
    </div>
  );
}
