import { expect, test } from 'vitest';
import { isolateLatin } from './isolateLatin.ts';

const shown = (text: string) =>
  isolateLatin(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']');

test.each([
  ['افرز على الخادم: sortingMode="server"', 'افرز على الخادم: [sortingMode="server"]'],
  ['افرز حسب عدة أعمدة (multi-sort)', 'افرز حسب عدة أعمدة ([multi-sort])'],
  ['عطّل: sortable وdisableColumnSorting', 'عطّل: [sortable] و[disableColumnSorting]'],
  ['المقياس y', 'المقياس [y]'],
  ['الفرز', 'الفرز'],
])('%s', (text, isolated) => {
  expect(shown(text)).toBe(isolated);
});
