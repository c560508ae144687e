import { expect, test } from 'vitest';
import { sampleTree } from './sampleTree.fixture.ts';
import type { NavigationEntry } from './types.ts';
import { pagesInOrder } from './pages.ts';
import { validateNavigation } from './validateNavigation.ts';

/** The error's text for a tree that the compiler may not let through. */
function errorOf(tree: unknown): string {
  try {
    validateNavigation(tree as NavigationEntry[]);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

const group = (title: string, ...children: object[]) => ({
  pathname: `/x/${title.toLowerCase()}-group`,
  title,
  children,
});

test('R10 R11 R12 R13 R22 every shape of the real tree is accepted', () => {
  expect(errorOf(sampleTree)).toBe('no error');
});

test('R23 R60 a duplicate pathname names the pathname and both places', () => {
  const tree = [
    group('Grid', { pathname: '/x/a' }, group('Rows', { pathname: '/x/sorting' })),
    group('Charts', { pathname: '/x/b' }, { pathname: '/x/sorting', title: 'Sort again' }),
  ];
  expect(errorOf(tree)).toMatchInlineSnapshot(`
    "content/navigation.ts has 1 mistake.

      Charts > Sort again [1]: the pathname '/x/sorting' is already that of Grid > Rows > Sorting [0].
        Edit: give one of the two another pathname, or remove it
    "
  `);
});

test('R60 a pathname that occurs three times is reported twice', () => {
  const entry = { pathname: '/x/a' };
  expect(errorOf([entry, entry, entry]).match(/already/g)).toHaveLength(2);
});

test('R10 an unknown plan', () => {
  expect(errorOf([group('Grid', { pathname: '/x/a', plan: 'enterprise' })])).toMatchInlineSnapshot(`
    "content/navigation.ts has 1 mistake.

      Grid > A [0]: the plan "enterprise" is unknown.
        Edit: plan: 'pro' or 'premium', or remove it
    "
  `);
});

test('R22 unknown fields and wrong kinds of values', () => {
  const entry = { pathname: '/x/a', newfeature: true, color: 'red', planned: 'yes', title: '' };
  expect(errorOf([entry])).toMatchInlineSnapshot(`
    "content/navigation.ts has 4 mistakes.

      /x/a [0]: 'newfeature' is not a field of an entry.
        Edit: rename newfeature to newFeature

      /x/a [0]: 'color' is not a field of an entry.
        Edit: remove color

      /x/a [0]: planned must be true or false, not "yes".
        Edit: planned: true

      /x/a [0]: title must be a text that is not empty.
        Edit: remove title to derive it from the pathname
    "
  `);
});

test('R22 bad pathnames', () => {
  const tree = [
    { title: 'None' },
    { title: 'None either' },
    { pathname: '/x/a/' },
    { pathname: 'x/B c' },
    { pathname: '/x/charts/#later' },
  ];
  expect(errorOf(tree)).toMatchInlineSnapshot(`
    "content/navigation.ts has 5 mistakes.

      (no pathname) [0]: it has no pathname.
        Edit: pathname: '/x/…'

      (no pathname) [1]: it has no pathname.
        Edit: pathname: '/x/…'

      A [2]: the pathname '/x/a/' must be lower-case words between slashes, with none at the end.
        Edit: pathname: '/x/a'

      B c [3]: the pathname 'x/B c' must be lower-case words between slashes, with none at the end.
        Edit: pathname: '/x/b/c'

      Charts [4]: the pathname '/x/charts/#later' is a place on a page, which only a planned entry may have.
        Edit: add planned: true, or remove the part after #
    "
  `);
});

test('R22 groups without entries', () => {
  expect(
    errorOf([
      { pathname: '/x/a', children: [] },
      { pathname: '/x/b', subheader: 'B' },
      { pathname: '/x/c', children: 'none' },
    ]),
  ).toMatchInlineSnapshot(`
    "content/navigation.ts has 3 mistakes.

      A [0]: children must be a list with at least one entry.
        Edit: add an entry, or remove children

      B [1]: a subheader needs entries under it.
        Edit: add children, or rename subheader to title

      C [2]: children must be a list with at least one entry.
        Edit: add an entry, or remove children
    "
  `);
});

test('an entry inside itself is named, by the check and by whoever walks the tree', () => {
  const inner: NavigationEntry = { pathname: '/x/a/b', children: [] };
  const outer: NavigationEntry = { pathname: '/x/a', children: [inner] };
  inner.children = [outer];
  const message = `content/navigation.ts: an entry is inside itself: A > B > A.
    Edit: remove the last of them from the children of the one before it`;
  expect(() => validateNavigation([outer])).toThrow(message);
  expect(() => pagesInOrder([outer])).toThrow(message);
});
