import type { Plan } from '../navigation/index.ts';

export const entryKinds = [
  'page',
  'section',
  'demo',
  'component',
  'interface',
  'prop',
  'slot',
  'class',
  'event',
  'method',
  'selector',
  'hook',
  'type',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** One thing that a reader can find: a page has several. */
export interface SearchEntry {
  kind: EntryKind;
  /** Anchor on its page; empty: the page itself. */
  id: string;
  /** What it is called, as it is written: `Sort by several columns`, `sortModel`. */
  name: string;
  /** Plain text around it. */
  text: string;
  /** Other names that readers have for it, separated by commas. */
  keywords?: string;
  plan?: Plan;
  /** The release line that added it, if it is younger than what it belongs to. */
  since?: string;
}

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
