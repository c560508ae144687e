import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, progress, salaryEur, joinedOn } = personColumns;
const columns = [
  name,
  { ...progress, headerName: 'Share of the goals of this year (%)' },
  { ...salaryEur, headerName: 'Gross salary per year' },
  { ...joinedOn, headerName: 'First day in the company' },
];

export default function WrappedHeaders() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        className={[
          '[&_.MuiDataGrid-columnHeaderTitle]:whitespace-normal',
          '[&_.MuiDataGrid-columnHeaderTitle]:leading-[1.3]',
        ].join(' ')}
      />
      {/* #endregion */}
    </div>
  );
}
