import type { Plan } from '../navigation/index.ts';
import type { SearchEntry } from '../pages/index.ts';

export { entryKinds, type EntryKind, type SearchEntry } from '../pages/index.ts';

/** The kind of page of an entry: a filter of the dialog. */
export const pageKinds = ['guide', 'api', 'migration'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface SearchPage {
  path: string;
  title: string;
  kind: PageKind;
  /** Titles above it in the tree. */
  trail: string[];
  plan?: Plan;
  /** How many other pages link to it. */
  links?: number;
  entries: SearchEntry[];
}

export function pageKindOf(path: string): PageKind {
  if (path.startsWith('/x/api/')) return 'api';
  return path.startsWith('/x/migration') ? 'migration' : 'guide';
}
