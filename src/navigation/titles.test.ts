import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test.each([
  ['/x/react-data-grid/row-height', 'Row height'],
  ['/x/react-data-grid/sorting', 'Sorting'],
  ['/x/react-charts/zoom-and-pan', 'Zoom and pan'],
  ['/x/react-data-grid/editing-group', 'Editing'],
  ['/x/react-charts/#planned-charts', 'React charts'],
  ['/x/api/data-grid', 'Data grid'],
])('R22 a missing title is derived from the last segment: %j is %j', (pathname, title) => {
  expect(titleOf({ pathname })).toBe(title);
});

test.each([
  ['/x/api/data-grid/data-grid-premium', 'DataGridPremium'],
  ['/x/api/date-pickers/date-range-picker-day-2', 'DateRangePickerDay2'],
  ['/x/api/charts/charts-x-axis', 'ChartsXAxis'],
  ['/x/api/tree-view/tree-item', 'TreeItem'],
])("R8 under /x/api/ the title is the component's own name: %j is %j", (pathname, title) => {
  expect(titleOf({ pathname })).toBe(title);
});

test('R22 a given title wins, then a subheader', () => {
  expect(titleOf({ pathname: '/x/api/a/b', title: 'Own', subheader: 'Sub' })).toBe('Own');
  expect(titleOf({ pathname: '/x/api/a/b', subheader: 'Sub' })).toBe('Sub');
});
