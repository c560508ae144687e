import { expect, test } from 'vitest';
import { deniedStorage, memoryStorage } from '../storage/index.testing.ts';
import { storageSlot } from '../storage/index.ts';
import { isNewer, knownLine, marksSince, type NewsMarks } from './marks.ts';
import { marksOf } from './siteMarks.ts';

function visit(local: ReturnType<typeof memoryStorage>, newest: string) {
  const session = memoryStorage();
  return () =>
    knownLine({
      local: storageSlot('line', () => local),
      session: storageSlot('line', () => session),
      newest,
    });
}

test('a first visit has no news; a later one those since the last, on all of its pages', () => {
  const local = memoryStorage();
  expect(visit(local, '8.9')()).toBe('8.9');
  const later = visit(local, '8.11');
  expect([later(), later()]).toEqual(['8.9', '8.9']);
  expect(visit(local, '8.11')()).toBe('8.11');
});

test('damaged or denied storage: nothing is new, and nothing throws', () => {
  const local = memoryStorage();
  local.setItem('line', 'latest');
  expect(visit(local, '8.11')()).toBe('8.11');
  expect(visit(deniedStorage, '8.11')()).toBe('8.11');
});

test('lines are compared as numbers', () => {
  expect([isNewer('8.10', '8.9'), isNewer('8.9', '8.10'), isNewer('9.0', '8.11')]).toEqual([
    true,
    false,
    true,
  ]);
});

const marks: NewsMarks = [
  ['8.11', [['/x/a/', ['/x']]]],
  [
    '8.10',
    [
      ['/x/a/', ['/x']],
      ['/x/b/', ['/x', '/x/more']],
    ],
  ],
  ['8.9', [['/x/c/', ['/x/old']]]],
];

test('a page has the newest line that it has news of', () => {
  const { pages, groups } = marksSince(marks, '8.9');
  expect([...pages]).toEqual([
    ['/x/a/', '8.11'],
    ['/x/b/', '8.10'],
  ]);
  expect([...groups]).toEqual([
    ['/x', '8.11'],
    ['/x/more', '8.10'],
  ]);
});

test.each([null, 7, {}, [['8.11', null]], [[]]])('%j has no marks', (broken) => {
  expect(marksSince(broken, '8.9').pages.size).toBe(0);
});

test('marked are API pages of what was added or added to, and guides of new components', () => {
  const row = { kind: 'added', what: 'component', owners: [], names: ['SankeyChart'] } as const;
  const prop = { kind: 'added', what: 'prop', owners: ['BarChart', 'Gone'], names: ['a'] } as const;
  const added = [
    { ...row, owners: [], names: [...row.names] },
    { ...prop, owners: [...prop.owners], names: [...prop.names] },
  ];
  const found = marksOf({
    news: [{ line: '8.11', products: [{ product: 'charts', added, deprecated: [] }] }],
    guides: [
      { path: '/x/react-charts/sankey/', components: ['SankeyChart'] },
      { path: '/x/react-charts/bars/', components: ['BarChart'] },
    ],
    groupsOf: (path) => (path.includes('gone') ? undefined : ['/x/react-charts']),
  });
  expect(found).toEqual([
    [
      '8.11',
      [
        ['/x/api/charts/bar-chart/', ['/x/react-charts']],
        ['/x/api/charts/sankey-chart/', ['/x/react-charts']],
        ['/x/react-charts/sankey/', ['/x/react-charts']],
      ],
    ],
  ]);
});
