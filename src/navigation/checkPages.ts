import { nearestName } from '../links/index.ts';
import { pageFileOf } from '../pages/index.ts';
import { pathOf } from './hasPage.ts';
import { walk } from './pages.ts';
import type { NavigationEntry } from './types.ts';
import { navigationFile } from './circle.ts';

export interface ListedPage {
  /** Canonical, with its slash. */
  path: string;
  /** Shown in errors. */
  file: string;
  /** The page needs no entry. */
  unlisted?: boolean;
}

/** Entries without a page and pages without an entry, as error texts. */
export function checkPages(
  tree: readonly NavigationEntry[],
  pages: readonly ListedPage[],
  fileOf: (path: string) => string = pageFileOf,
): string[] {
  const entries = walk(tree, []).map(({ entry }) => entry);
  const files = new Map(pages.map(({ path, file }) => [path, file]));
  const entryPaths = new Set(entries.filter(({ pathname }) => !pathname.includes('#')).map(pathOf));
  const strays = pages.filter(({ path, unlisted }) => !unlisted && !entryPaths.has(path));
  return [
    ...entries.flatMap((entry) => entryProblem(entry, files, strays, fileOf)),
    ...uniqueBy(strays).map(
      ({ path, file }) =>
        `${file}: the page ${path} has no entry in ${navigationFile}. Add { pathname: '${path.slice(0, -1)}' } there, or "unlisted: true" to the page's front matter.`,
    ),
    ...pages
      .filter(({ path, unlisted }) => unlisted && entryPaths.has(path))
      .map(
        ({ path, file }) =>
          `${file}: the page says "unlisted: true" but ${navigationFile} lists '${path.slice(0, -1)}'. Remove one of the two.`,
      ),
  ];
}

function entryProblem(
  entry: NavigationEntry,
  files: ReadonlyMap<string, string>,
  strays: readonly ListedPage[],
  fileOf: (path: string) => string,
): string[] {
  if (entry.pathname.includes('#')) return [];
  const path = pathOf(entry);
  const file = files.get(path);
  if (entry.planned) {
    if (file === undefined) return [];
    return [
      `${navigationFile}: the entry '${entry.pathname}' is planned, but ${file} exists. Remove "planned: true" from the entry.`,
    ];
  }
  const isGroup = (entry.children ?? []).length > 0;
  if (file !== undefined || isGroup) return [];
  const nearest = nearestName(
    path,
    strays.map((page) => page.path),
  );
  const meant =
    nearest === null
      ? ''
      : ` Or write pathname: '${nearest.slice(0, -1)}', a page without an entry.`;
  // API pages are generated: there is no file to write.
  const edit = path.startsWith('/x/api/')
    ? 'Name a component or interface that its packages export'
    : `Write ${fileOf(path)}`;
  return [
    `${navigationFile}: the entry '${entry.pathname}' has no page. ${edit}, add "planned: true" to the entry, or remove it.${meant}`,
  ];
}

/** A translated page comes once for each language; it is one mistake. */
function uniqueBy(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);
}
