import fs from 'node:fs';
import path from 'node:path';
import { loadApiModel } from '../api-reference/index.node.ts';
import { apiPages } from '../api-reference/index.ts';
import { galleryPath } from '../gallery/index.ts';
import { pagesInOrder, type NavigationEntry } from '../navigation/index.ts';
import { createHasPage, pageFolderOf } from '../pages/index.ts';

/** Whether the site has a page; the packages are read when the first link to the reference asks. */
export function knownPages(contentDir: string, navigation: readonly NavigationEntry[]) {
  return createHasPage(
    // A page may be written at any time while the site is developed.
    (pagePath) =>
      pagePath === galleryPath ||
      fs.existsSync(path.join(contentDir, pageFolderOf(pagePath), 'page.mdx')),
    () => generatedPages(navigation).map((page) => page.path),
  );
}

function generatedPages(navigation: readonly NavigationEntry[]) {
  const listed = pagesInOrder(navigation).filter(({ path }) => path.startsWith('/x/api/'));
  return listed.length === 0
    ? []
    : apiPages(loadApiModel(), new Set(listed.map(({ path }) => path)));
}
