import type { SearchStrings } from '../language/index.ts';
import type { Plan } from './pageRecord.ts';

/** What an entry can be. Each has a name in every language. */
export type EntryKind = keyof SearchStrings['kindNames'];

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
] as const satisfies readonly EntryKind[];

/** One thing that a reader can find: a page has several. */
export interface SearchEntry {
  kind: EntryKind;
  /** Anchor on its page; empty: the page itself. */
  id: string;
  /** Its name, as written: `Sort by several columns`, `sortModel`. */
  name: string;
  /** Plain text around it. */
  text: string;
  /** Other names that readers have for it, separated by commas. */
  keywords?: string;
  plan?: Plan;
  /** The release line that added it, if it is younger than what it belongs to. */
  since?: string;
}
