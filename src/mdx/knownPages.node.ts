import { loadApiModel } from '../api-reference/loadModel.node.ts';
import { apiPages } from '../api-reference/pages/apiPages.ts';
import { pagesInOrder, type NavigationEntry } from '../navigation/index.ts';
import { findPageFiles } from '../pages/pagesPlugin.node.ts';

/** Whether the site has a page, written or generated; the packages are read when the first link to the reference asks. */
export function knownPages(contentDir: string, navigation: readonly NavigationEntry[]) {
  let written: ReadonlySet<string> | undefined;
  let generated: ReadonlySet<string> | undefined;
  return (path: string): boolean => {
    written ??= pathsOf(findPageFiles(contentDir));
    if (written.has(path) || !path.startsWith('/x/api/')) return written.has(path);
    generated ??= pathsOf(generatedPages(navigation));
    return generated.has(path);
  };
}

function generatedPages(navigation: readonly NavigationEntry[]) {
  const listed = pagesInOrder(navigation).filter(({ path }) => path.startsWith('/x/api/'));
  return listed.length === 0
    ? []
    : apiPages(loadApiModel(), new Set(listed.map(({ path }) => path)));
}

const pathsOf = (pages: readonly { path: string }[]) => new Set(pages.map(({ path }) => path));
