import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import './LedgerFrame.css';

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
        className="ledger-frame"
      />
      {/* #endregion */}
    </div>
  );
}
