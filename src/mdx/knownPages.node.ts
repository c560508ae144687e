import { loadApiModel } from '../api-reference/loadModel.node.ts';
import { apiPages } from '../api-reference/pages/apiPages.ts';
import { pagesInOrder, type NavigationEntry } from '../navigation/index.ts';
import { findPageFiles } from '../pages/pagesPlugin.node.ts';

/** Whether the site has a page, written or generated; the packages are read when the first link asks. */
export function knownPages(contentDir: string, navigation: readonly NavigationEntry[]) {
  let paths: ReadonlySet<string> | undefined;
  return (path: string): boolean => {
    paths ??= allPaths(contentDir, navigation);
    return paths.has(path);
  };
}

function allPaths(contentDir: string, navigation: readonly NavigationEntry[]): Set<string> {
  const listed = pagesInOrder(navigation).filter(({ path }) => path.startsWith('/x/api/'));
  const generated =
    listed.length === 0 ? [] : apiPages(loadApiModel(), new Set(listed.map(({ path }) => path)));
  return new Set([...findPageFiles(contentDir), ...generated].map(({ path }) => path));
}
