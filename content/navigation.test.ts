import { expect, test } from 'vitest';
import expected from '../tests/fixtures/navigation.json' with { type: 'json' };
import { validateNavigation, type NavigationEntry } from '../src/navigation';
import navigation from './navigation';

/** The tree as it was ordered: pathnames, titles, groups and markers. */
const wanted: readonly NavigationEntry[] = expected as NavigationEntry[];

function group(tree: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined {
  for (const entry of tree) {
    if (entry.pathname === pathname) return entry;
    const found = group(entry.children ?? [], pathname);
    if (found) return found;
  }
  return undefined;
}

test('R23 R60 the tree is valid: no pathname occurs twice', () => {
  expect(() => validateNavigation(navigation)).not.toThrow();
});

test('the tree is plain data', () => {
  expect(JSON.parse(JSON.stringify(navigation))).toEqual(navigation);
});

test('the tree is the one that was ordered, in its order', () => {
  expect(navigation.map(({ pathname }) => pathname)).toEqual(
    wanted.map(({ pathname }) => pathname),
  );
});

test.each([
  ['R2 the introduction', '/x/introduction-group'],
  ['R3 common concepts', '/x/common-features-group'],
  ['R4 the Data Grid', '/x/react-data-grid-group'],
  ['R5 the Date and Time Pickers', '/x/react-date-pickers-group'],
  ['R6 Charts', '/x/react-charts-group'],
  ['R7 Tree View', '/x/react-tree-view-group'],
  ['R8 the API reference of the Data Grid', '/x/api/data-grid-group'],
  ['R8 the API reference of the pickers', '/x/api/date-pickers-group'],
  ['R8 the API reference of Charts', '/x/api/charts-group'],
  ['R8 the API reference of Tree View', '/x/api/tree-view-group'],
  ['R9 migration', '/x/migration-group'],
])('%s holds its entries, with titles and markers', (_name, pathname) => {
  const entry = group(wanted, pathname);
  expect(entry?.children).not.toHaveLength(0);
  expect(group(navigation, pathname)).toEqual(entry);
});
