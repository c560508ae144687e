import { DataGrid, gridClasses } from '@mui/x-data-grid';
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
        sx={{
          border: '2px solid',
          borderColor: 'primary.main',
          borderRadius: '12px',
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnHeaderTitle}`]: {
            fontSize: 12,
            letterSpacing: '0.08em',
            textTransform: 'uppercase',
          },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
