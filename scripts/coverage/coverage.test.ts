import path from 'node:path';
import { expect, test } from 'vitest';
import { readLists, topicsOf } from './lists.ts';
import { findPlace } from './places.ts';
import { sectionsOf } from './sections.ts';

const page = `---
title: Sorting
---

Intro.

<Demo name="First" height={400} />

## Multi-sort {id="multi", plan="pro"}

| Key | Action |

### Limits {id="limits"}

\`\`\`tsx
<Demo name="NotADemo" />
\`\`\`

<Demo name="Limits" height={300} />

## Off {id="off"}
`;

const sections = sectionsOf(page);
const find = (place: string) =>
  findPlace('/x/a', place, (path) => (path === '/x/a' ? sections : undefined));

test('a section has everything up to the next heading of its level', () => {
  expect(sections).toEqual([
    { id: '', title: 'Introduction', demos: ['First'], code: false, table: false },
    { id: 'multi', title: 'Multi-sort', demos: ['Limits'], code: true, table: true },
    { id: 'limits', title: 'Limits', demos: ['Limits'], code: true, table: false },
    { id: 'off', title: 'Off', demos: [], code: false, table: false },
  ]);
});

test('a place is found by page, heading and what it shows', () => {
  expect(find('# First')).toMatchObject({ shown: 'First' });
  expect(find('#off First')).toMatchObject({ section: { id: 'off' } });
  expect(find('#limits code')).toMatchObject({ section: { title: 'Limits' } });
  expect(find('/x/a#off')).toMatchObject({ page: '/x/a', shown: undefined });
});

test.each([
  ['multi', "isn't a place"],
  ['#gone', 'no heading with the id "gone"'],
  ['#off Limits', "doesn't have Limits"],
  ['#limits table', "doesn't have table"],
  ['/x/b#off', '/x/b has no page'],
])('%s is refused', (place, reason) => {
  expect(find(place)).toContain(reason);
});

test('every topic of the lists is covered where they say', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const topics = topicsOf(root, readLists(root));
  expect(topics.length).toBeGreaterThan(1900);
  expect(
    topics.flatMap(({ page: at, name, found, leftOut }) =>
      typeof found === 'string' && !leftOut ? [`${at}, ${name}: ${found}`] : [],
    ),
  ).toEqual([]);
  expect(topics.filter(({ leftOut }) => leftOut).map(({ name }) => name)).toEqual([
    'Why is Telemetry collected?',
    'Social media',
    'Custom work',
  ]);
});
