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
  {
    rule: 'label-content-name-mismatch',
    selector: '[data-stage] .MuiMultiSectionDigitalClockSection-item',
    reason:
      'An option that shows 07 is labeled "7 hours": @mui/x-date-pickers/esm/MultiSectionDigitalClock/MultiSectionDigitalClock.utils.js.',
  },
  {
    rule: 'aria-required-children',
    selector:
      '[data-stage] .MuiDataGrid-columnHeaders > [role="row"]:not(:has([role="columnheader"]))',
    reason:
      'Without a visible column the row of headers is empty: @mui/x-data-grid/esm/hooks/features/columnHeaders/useGridColumnHeaders.js.',
  },
];
