import { expect, test } from 'vitest';
import type { Result } from './engine/createEngine.ts';
import { firstGroups, groupResults } from './groupResults.ts';
import { openSearch } from './openSearch.ts';
import { createRecentSearches } from './recentSearches.ts';

function slotOf(first: string | null) {
  let value = first;
  return { read: () => value, write: (next: string) => void (value = next), remove: () => {} };
}

test('recent searches: newest first, each once, six of them', () => {
  const recent = createRecentSearches(slotOf(null));
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c', '  ']) recent.add(query);
  expect(recent.read()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  recent.remove('g');
  expect(recent.read()).not.toContain('g');
});

test.each(['{', '{}', '[1,null]', '"text"'])('a damaged list counts as none: %s', (stored) => {
  expect(createRecentSearches(slotOf(stored)).read()).toEqual([]);
});

test('results are grouped by page, in the order of the best of each', () => {
  const result = (path: string, id: string) =>
    ({ path, id, pageTitle: path, trail: [], pageKind: 'guide' }) as unknown as Result;
  const list = [result('a', '1'), result('b', '1'), result('a', '2'), result('a', '3')];
  const groups = groupResults(list, 2);
  expect(groups.map(({ path, first, results }) => [path, first, results.length])).toEqual([
    ['a', 0, 2],
    ['b', 2, 1],
  ]);
  expect(firstGroups(groups, 2).map(({ path }) => path)).toEqual(['a']);
  expect(firstGroups(groups, 3)).toEqual(groups);
});

test('the description for browsers is well-formed whatever the site is called', () => {
  const text = openSearch('A <b> & "c"', 'D & e', 'https://docs.example');
  expect(text).toContain('<ShortName>A &lt;b&gt; &amp; &quot;c&quot;</ShortName>');
  expect(text).toContain('template="https://docs.example/x/search/?q={searchTerms}"');
});
