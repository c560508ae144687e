import { DataGridPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function PinnedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'], right: ['salaryEur'] } }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
