import { expect, test } from 'vitest';
import { breakableHtml, breakableParts } from './breakable.ts';
import { escapeHtml } from './escapeHtml.ts';

test.each([
  ['onClick', 'onClick'],
  ['rowHeight', 'rowHeight'],
  ['DesktopDatePicker', 'Desktop|Date|Picker'],
  ['onRowSelectionModelChange', 'on|Row|Selection|Model|Change'],
  ['GRID_CHECKBOX_SELECTION_COL_DEF', 'GRID_|CHECKBOX_|SELECTION_|COL_|DEF'],
  ['HTMLInputElement', 'HTML|Input|Element'],
  ['slotProps.textField', 'slot|Props.|text|Field'],
  ['@mui/x-data-grid-pro', '@mui/|x-|data-|grid-|pro'],
  ["import { DataGrid } from '@mui/x-data-grid'", "import { DataGrid } from '@mui/|x-|data-|grid'"],
  ['(params) => params.value', '(params) => params.|value'],
  ['MuiDataGrid-columnHeader', 'Mui|Data|Grid-|column|Header'],
  ['../../samples/orders', '../../samples/|orders'],
  ['a'.repeat(40), 'a'.repeat(40)],
])('%s', (text, expected) => {
  expect(breakableParts(text).join('|')).toBe(expected);
  expect(breakableParts(text).join('')).toBe(text);
});

test('what is markup in the text is none in the HTML', () => {
  expect(breakableHtml('Array<GridColDef<R>>')).toBe('Array&lt;Grid<wbr>Col<wbr>Def&lt;R&gt;&gt;');
});

test('escapeHtml', () => {
  expect(escapeHtml('</title><script a="b">&')).toBe(
    '&lt;/title&gt;&lt;script a=&quot;b&quot;&gt;&amp;',
  );
});
