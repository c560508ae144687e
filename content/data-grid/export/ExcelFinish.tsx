import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(2000);
const { name, department, rating, salaryEur, joinedOn } = personColumns;
const columns = [name, department, rating, salaryEur, joinedOn];

// #region preview
const excelOptions: GridExcelExportOptions = {
  fileName: 'staff',
  exceljsPostProcess: async ({ worksheet }) => {
    // The header stays in view, and the columns get filter buttons.
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
    worksheet.autoFilter = { from: 'A1', to: 'E1' };
    const last = worksheet.rowCount;
    worksheet.addRow(['Average', '', '', { formula: `AVERAGE(D2:D${last})` }]).font = {
      bold: true,
    };
  },
};
// #endregion

const slotProps = { toolbar: { excelOptions, csvOptions: { disableToolbarButton: true } } };

export default function ExcelFinish() {
  const [state, setState] = useState<'idle' | 'pending' | 'finished'>('idle');
  const texts = {
    idle: 'Choose Excel in the export menu',
    pending: 'Writing the workbook',
    finished: 'The workbook is ready',
  };

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Alert severity={state === 'finished' ? 'success' : 'info'} role="status">
        {texts[state]}
      </Alert>
      <DataGridPremium
        aria-label="Staff for a finished workbook"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={slotProps}
        loading={state === 'pending'}
        onExcelExportStateChange={setState}
      />
    </Stack>
  );
}
