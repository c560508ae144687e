import { storageSlot } from '../storage/index.ts';
import { createPageList, mostPages, type KeptPage } from './pageLists.ts';

const local = () => localStorage;

export const recentPages = createPageList(
  storageSlot('docs-recent-pages', local),
  mostPages.recent,
);
export const bookmarks = createPageList(storageSlot('docs-bookmarks', local), mostPages.bookmarks);

/** The page that is open; nothing where there is no article with a title. */
export function openPage(): KeptPage | undefined {
  const title = document.querySelector('article h1')?.textContent;
  return title ? { path: location.pathname, title } : undefined;
}
