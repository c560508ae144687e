import navigation from '#content/navigation.ts';
import { pagesInOrder } from '../navigation/index.ts';
import { hasPageAt } from './sitePages.ts';

/** A product's root, or the first page under it while the root itself is not written. */
export function existingPage(root: string): string {
  if (hasPageAt(root)) return root;
  const first = pagesInOrder(navigation).find(({ path }) => path.startsWith(root));
  return first?.path ?? '/x/introduction/';
}
