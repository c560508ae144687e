import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function LedgerFrame() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff, as a ledger"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        className={[
          'border-2 border-solid border-(--mui-palette-primary-main) rounded-[12px]',
          '[--DataGrid-rowBorderColor:transparent]',
          '[&_.MuiDataGrid-columnHeaderTitle]:text-[12px]',
          '[&_.MuiDataGrid-columnHeaderTitle]:tracking-[0.08em]',
          '[&_.MuiDataGrid-columnHeaderTitle]:uppercase',
          '[&_.MuiDataGrid-columnSeparator]:hidden',
        ].join(' ')}
      />
      {/* #endregion */}
    </div>
  );
}
