import { expect, test } from 'vitest';
import { matchesGlob } from './globs.ts';
import { apiPathOf } from './names.ts';

test.each([
  ['DataGrid', '/x/api/data-grid/data-grid/'],
  ['DateRangePickerDay2', '/x/api/data-grid/date-range-picker-day-2/'],
  ['ChartsXAxis', '/x/api/data-grid/charts-x-axis/'],
  ['AiAssistantPanelTrigger', '/x/api/data-grid/ai-assistant-panel-trigger/'],
])('R8 %s has the address %s', (name, path) => {
  expect(apiPathOf({ product: 'data-grid', name })).toBe(path);
});

test('globs match whole names', () => {
  expect(matchesGlob('onSortModelChange', 'on*Sort*')).toBe(true);
  expect(matchesGlob('sortModel', 'sort')).toBe(false);
  expect(matchesGlob('a.b', 'a*b')).toBe(true);
  expect(matchesGlob('axb', 'a.b')).toBe(false);
});
