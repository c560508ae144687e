import { expect, test } from 'vitest';
import { nearestPages, wordsOf } from './nearestPages.ts';

const pages = [
  { path: '/x/introduction/', title: 'Overview' },
  { path: '/x/introduction/installation/', title: 'Installation' },
  { path: '/x/react-data-grid/', title: 'Overview' },
  { path: '/x/react-data-grid/sorting/', title: 'Sorting' },
  { path: '/x/react-data-grid/filtering/', title: 'Overview' },
  { path: '/x/react-data-grid/clipboard/', title: 'Copy and paste' },
  { path: '/x/react-date-pickers/date-picker/', title: 'Date Picker' },
  { path: '/x/react-charts/bars/', title: 'Bars overview' },
  { path: '/x/react-tree-view/simple-tree-view/items/', title: 'Items' },
  { path: '/x/react-tree-view/rich-tree-view/items/', title: 'Items' },
];

test.each([
  ['/x/react-data-grid/sort/', '/x/react-data-grid/sorting/'],
  ['/x/react-data-grid/sroting/', '/x/react-data-grid/sorting/'],
  ['/x/data-grid/sorting/', '/x/react-data-grid/sorting/'],
  ['/components/data-grid/', '/x/react-data-grid/'],
  ['/x/react-date-pickers/datepicker/', '/x/react-date-pickers/date-picker/'],
  ['/x/react-charts/bar/', '/x/react-charts/bars/'],
  ['/x/instalation', '/x/introduction/installation/'],
  ['/x/react-data-grid/copy-paste/', '/x/react-data-grid/clipboard/'],
  ['/x/react-tree-view/rich-tree-view/item/', '/x/react-tree-view/rich-tree-view/items/'],
])('the page nearest to %j is %j', (path, nearest) => {
  expect(nearestPages(path, pages)[0]?.path).toBe(nearest);
});

test('nothing is offered for a path that resembles no page', () => {
  expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  expect(nearestPages('/', pages)).toEqual([]);
});

test('no more pages than the limit are offered', () => {
  expect(nearestPages('/x/react-tree-view/', pages, 1)).toHaveLength(1);
});

test('the words of a path leave out what every path has', () => {
  expect(wordsOf('/x/react-data-grid/row%20height/?a=b#c')).toEqual([
    'data',
    'grid',
    'row',
    'height',
  ]);
});

test('a hostile path costs bounded work', () => {
  expect(wordsOf(`/${'ab-'.repeat(100_000)}`)).toEqual(['ab']);
  expect(wordsOf('/%E0%A4%A/')).toEqual(['e0', 'a4']);
});
