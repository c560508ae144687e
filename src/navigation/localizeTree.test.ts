import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import navigation from '../../content/navigation.ts';
import { arabic } from '../language/index.arabic.ts';
import { pageFolderOf } from '../pages/index.ts';
import { localizeTree } from './localizeTree.ts';
import { trailOf, walk } from './pages.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const titles = arabic.titles ?? {};

test('a tree has the titles of a language, and its own where there is none', () => {
  const tree = [
    {
      pathname: '/x/a',
      subheader: 'Group',
      children: [{ pathname: '/x/b' }, { pathname: '/x/c' }],
    },
  ];
  const localized = localizeTree(tree, { '/x/a': 'مجموعة', '/x/b': 'صفحة' });
  expect(trailOf(localized, '/x/b/').map(({ title }) => title)).toEqual(['مجموعة', 'صفحة']);
  expect(trailOf(localized, '/x/c/').map(({ title }) => title)).toEqual(['مجموعة', 'C']);
  expect(localizeTree(tree)).toBe(tree);
});

test('every Arabic title belongs to an entry: a group, or a page that is translated', () => {
  const entries = new Map(walk(navigation, []).map(({ entry }) => [entry.pathname, entry]));
  const stray = Object.keys(titles).filter((pathname) => !entries.has(pathname));
  expect(stray).toEqual([]);
  const groups = [...entries.values()].filter(({ children }) => children?.length);
  const productNames = /^\/x\/react-[a-z-]+-group$/;
  const untitled = groups.filter(
    ({ pathname }) => !titles[pathname] && !productNames.test(pathname),
  );
  expect(untitled.map(({ pathname }) => pathname)).toEqual([]);
});

test('every translated page has its title in the sidebar', () => {
  const translated = (readdirSync(content, { recursive: true }) as string[])
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('/page.ar.mdx'))
    .map((name) => path.posix.dirname(name));
  const titled = Object.keys(titles).map((pathname) => pageFolderOf(`${pathname}/`));
  expect(translated.filter((folder) => !titled.includes(folder))).toEqual([]);
  expect(translated.every((folder) => existsSync(path.join(content, folder, 'page.mdx')))).toBe(
    true,
  );
});
