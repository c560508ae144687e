import type { EntryKind } from '../entries.ts';
import { editDistance } from '../../links/index.ts';
import type { ReadQuery } from './readQuery.ts';
import type { IndexedEntry } from './shards.ts';

type Mode = ReadQuery['mode'];

/**
 * The ranking is ours because what is searched is not prose alone: a name of the code, a word and a task
 * each want another kind of page first. Every weight is a factor of the score, held by the judged queries
 * in tests/search.
 *
 * Which kind comes first: reference for names of the code (`identifier`), guides for words and tasks.
 */
const kindWeights: Record<Mode, Record<EntryKind, number>> = {
  identifier: {
    component: 1.25,
    interface: 1.2,
    hook: 1.2,
    prop: 1.12,
    method: 1.08,
    event: 1,
    slot: 0.92,
    selector: 0.95,
    type: 0.9,
    class: 0.8,
    page: 0.75,
    section: 0.7,
    demo: 0.5,
  },
  word: {
    page: 1.3,
    section: 0.95,
    component: 0.72,
    interface: 0.64,
    hook: 0.64,
    prop: 0.6,
    method: 0.58,
    event: 0.6,
    slot: 0.56,
    selector: 0.48,
    type: 0.48,
    class: 0.4,
    demo: 0.55,
  },
  task: {
    page: 1.3,
    section: 0.99,
    component: 0.52,
    interface: 0.44,
    hook: 0.44,
    prop: 0.42,
    method: 0.4,
    event: 0.38,
    slot: 0.34,
    selector: 0.29,
    type: 0.29,
    class: 0.22,
    demo: 0.55,
  },
};

/** Where a word was found: in the name, in the page's title, in its headings, in a text. */
export const placeWeights = { name: 1, page: 0.55, heading: 0.62, text: 0.55, hint: 0.4 };

const spelled = ['migrate', 'migration', 'upgrade', 'upgrading', 'breaking', 'codemod'];
const migrationWords = /\b(?:migrat|upgrad|breaking|codemod|v[4-8]\b)/i;

/** Pages about older versions come last unless a query is about them. */
export function asksForMigration(query: string): boolean {
  if (migrationWords.test(query)) return true;
  const words = query.toLowerCase().split(/\W+/);
  return words.some((word) => spelled.some((right) => editDistance(word, right, 1) < 2));
}

/** A small advantage for the products that more readers come for. */
const productWeights: Record<string, number> = {
  'x-data-grid': 1.06,
  'x-date-pickers': 1.03,
  'x-charts': 1.02,
};

/** The query is the whole name: most for the reference of that name, or for the page of that title. */
function exactFactor({ kind, pageKind }: IndexedEntry, mode: Mode): number {
  if (mode === 'identifier') return pageKind === 'api' ? 1.5 : 1.15;
  // `hide footer`: a name of the code, written as words.
  if (pageKind === 'api') return mode === 'task' ? 1.6 : 1.05;
  return kind === 'page' ? 1.5 : 1.2;
}

interface Match {
  /** How much of the query is there, from 0 to 1. */
  cover: number;
  /** How much of the name the query says, from 0 to 1. */
  precision: number;
  isExact: boolean;
}

interface RankContext {
  mode: Mode;
  /** The product whose pages the reader is on. */
  product: string | undefined;
  hintedProducts: readonly string[];
  hintedKinds: readonly EntryKind[];
  wantsMigration: boolean;
}

export function scoreOf(found: IndexedEntry, match: Match, context: RankContext): number {
  const { mode, product, hintedProducts, hintedKinds, wantsMigration } = context;
  // Above 1, a result with all words of the query beats several with some of them.
  let score = match.cover ** 1.5 * (0.5 + 0.5 * match.precision) * kindWeights[mode][found.kind];
  if (match.isExact) score *= exactFactor(found, mode);
  // A reader stays in the product whose pages are open.
  if (found.product === product) score *= 1.9;
  score *= productWeights[found.product] ?? 1;
  // Words of the query that name a product (`grid`) or a kind (`prop`).
  if (hintedProducts.includes(found.product)) score *= 1.25;
  if (hintedKinds.includes(found.kind)) score *= 1.4;
  if (wantsMigration && found.pageKind === 'migration') score *= 1.6;
  // What other pages link to often is what is meant more often; a basic component before its variants.
  score *= 1 + 0.03 * Math.log2(1 + found.links);
  return score * (1 - Math.min(found.pageTitle.length, 40) * 0.002);
}
