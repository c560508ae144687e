import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import './RowFocus.css';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function RowFocus() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid aria-label="Staff" rows={rows} columns={columns} className="row-focus" />
      {/* #endregion */}
    </div>
  );
}
