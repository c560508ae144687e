import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  Toolbar,
  ToolbarButton,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { hours, ...exported } = personColumns;
const columns = [...Object.values(exported), { ...hours, disableExport: true }];

// #region preview
const excel: GridExcelExportOptions = {
  fileName: 'staff',
  columnsStyles: { salaryEur: { numFmt: '#,##0 "EUR"' } },
};

function FormatToolbar() {
  return (
    <Toolbar aria-label="Download">
      <ExportExcel render={<ToolbarButton render={<Button size="small" />} />} options={excel}>
        Excel
      </ExportExcel>
      <ExportCsv
        render={<ToolbarButton render={<Button size="small" />} />}
        options={{ fileName: 'staff' }}
      >
        CSV
      </ExportCsv>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: FormatToolbar };

export default function ExportFormats() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
