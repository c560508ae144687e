import fs from 'node:fs';
import path from 'node:path';
import { loadApiModel } from '../api-reference/loadModel.node.ts';
import { apiPages } from '../api-reference/pages/apiPages.ts';
import { galleryPath } from '../gallery/galleryPath.ts';
import { pagesInOrder, type NavigationEntry } from '../navigation/index.ts';
import { pageFolderOf } from '../pages/pagePath.ts';

/** Whether the site has a page, written or generated; the packages are read when the first link to the reference asks. */
export function knownPages(contentDir: string, navigation: readonly NavigationEntry[]) {
  let generated: ReadonlySet<string> | undefined;
  return (pagePath: string): boolean => {
    if (pagePath === galleryPath) return true;
    // A page may be written at any time while the site is developed.
    const isWritten = fs.existsSync(path.join(contentDir, pageFolderOf(pagePath), 'page.mdx'));
    if (isWritten || !pagePath.startsWith('/x/api/')) return isWritten;
    generated ??= pathsOf(generatedPages(navigation));
    return generated.has(pagePath);
  };
}

function generatedPages(navigation: readonly NavigationEntry[]) {
  const listed = pagesInOrder(navigation).filter(({ path }) => path.startsWith('/x/api/'));
  return listed.length === 0
    ? []
    : apiPages(loadApiModel(), new Set(listed.map(({ path }) => path)));
}

const pathsOf = (pages: readonly { path: string }[]) => new Set(pages.map(({ path }) => path));
