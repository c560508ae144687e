import { expect, test } from 'vitest';
import { loadHistories } from '../api-history/index.node.ts';
import { parseHistory } from '../api-history/index.ts';
import { atomFeed } from './feed.ts';
import { newsOf, releaseDays } from './news.ts';

const history = parseHistory(
  JSON.stringify({
    product: 'charts',
    lines: ['7.9', '8.0', '8.1', '8.2'],
    versions: { '@mui/x-charts': ['7.9.0', '8.0.0', '8.1.0', '8.2.0'] },
    entries: {
      BarChart: {
        kind: 'component',
        since: '7.9',
        members: { series: '7.9', radius: '8.1', old: { since: '7.9', deprecated: '8.2' } },
      },
      Gauge: { kind: 'component', since: '8.1', members: { value: '8.1', ring: '8.2' } },
      Gone: { kind: 'component', since: '8.1', removed: '8.2', members: { value: '8.1' } },
      Start: { kind: 'component', since: '8.0' },
    },
  }),
  'test',
);

test('news are what each minor added and deprecated, newest first, without what came with its owner', () => {
  const told = newsOf([history], 8).map(({ line, products }) => [
    line,
    products.map(({ added, deprecated }) => [
      added.flatMap(({ owners, names }) => names.map((name) => [...owners, name].join('.'))),
      deprecated.flatMap(({ names }) => names),
    ]),
  ]);
  expect(told).toEqual([
    ['8.2', [[['Gauge.ring'], ['old']]]],
    ['8.1', [[['Gauge', 'BarChart.radius'], []]]],
  ]);
});

test('the installed history has news of every minor of 8', () => {
  const news = newsOf(Object.values(loadHistories()), 8);
  expect(news.map(({ line }) => line)).toContain('8.11');
  expect(news.map(({ line }) => line)).not.toContain('8.0');
  expect(news.filter(({ products }) => products.length > 0).length).toBeGreaterThan(8);
});

test('the day of a minor is that of its first release', () => {
  const log =
    '## 8.2.1\n\n_May 12, 2025_\n\ntext\n\n## 8.2.0\n\n_May 8, 2025_\n\n## v8.1.0\n_Wrong 1, 2025_';
  expect([...releaseDays(log)]).toEqual([['8.2', '2025-05-08']]);
});

test('a feed is escaped, and as new as its newest entry', () => {
  const feed = atomFeed({
    title: 'A & B',
    self: 'https://x/feed.xml',
    page: 'https://x/',
    author: 'X',
    entries: [
      { id: 'a', title: 'A', day: '2025-05-08', html: '<p>a</p>' },
      { id: 'b', title: 'B', day: '2025-06-01', html: '' },
    ],
  });
  expect(feed).toContain('<title>A &amp; B</title>');
  expect(feed).toContain('<content type="html">&lt;p&gt;a&lt;/p&gt;</content>');
  expect(feed).toContain(
    '<author><name>X</name></author>\n<updated>2025-06-01T00:00:00Z</updated>',
  );
  expect(feed).toContain('<id>https://x/#a</id>');
});
