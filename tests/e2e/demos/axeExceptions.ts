import type { AxeException } from '../../support/axe.ts';

/** One list for all demos; an entry names the place in the library's sources that shows it. */
export const axeExceptions: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    selector: '[data-stage] div[style*="z-index: 100000"]',
    reason:
      'The watermark of a site without a license key: its color is fixed in @mui/x-license/esm/Watermark/Watermark.js.',
  },
  {
    rule: 'heading-order',
    selector: '[data-stage] h4.MuiDatePickerToolbar-title',
    reason:
      'The date in the toolbar of a static picker is an h4: @mui/x-date-pickers/esm/DatePicker/DatePickerToolbar.js.',
  },
  {
    rule: 'empty-table-header',
    selector: '[data-stage] .MuiDataGrid-columnHeader--emptyGroup[role="columnheader"]',
    reason:
      'Columns without a group have a header without text above them: @mui/x-data-grid/esm/components/columnHeaders/GridColumnGroupHeader.js.',
  },
];
