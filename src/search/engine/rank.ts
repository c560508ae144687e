import type { EntryKind } from '../entries.ts';
import type { Found } from './shards.ts';
import { isIdentifier, squash } from './tokens.ts';

export interface RankContext {
  query: string;
  /** The product whose pages the reader is on. */
  product?: string | undefined;
}

const apiKinds = new Set<EntryKind>([
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
]);

/** Exact name > title > heading > prop > text, before anything else is said. */
const kindWeights: Record<EntryKind, number> = {
  page: 1.6,
  section: 1.25,
  component: 1.2,
  interface: 1.1,
  hook: 1.05,
  prop: 1,
  method: 0.95,
  event: 0.9,
  slot: 0.85,
  type: 0.8,
  selector: 0.75,
  demo: 0.75,
  class: 0.6,
};

const migrationWords = /\b(?:migrat|upgrad|breaking|codemod|v[4-8]\b)/i;

/** Pages about older versions come last unless a query is about them. */
export function asksForMigration(query: string): boolean {
  return migrationWords.test(query);
}

/** The factor by which a match counts, from what it is and where it stands. */
export function weightOf(found: Found, { query, product }: RankContext): number {
  const isApi = apiKinds.has(found.kind) || found.pageKind === 'api';
  let weight = kindWeights[found.kind];
  if (found.pageKind === 'migration' && asksForMigration(query)) weight *= 1.6;
  if (isIdentifier(query)) weight *= isApi ? 1.5 : 0.8;
  else if (/\s/.test(query.trim())) weight *= isApi ? 0.6 : 1.3;
  if (product !== undefined && found.product === product) weight *= 1.5;
  return weight;
}

/** What a name that equals the query adds: it stands above everything that only contains it. */
export function exactBonus(found: Found, { query, product }: RankContext): number {
  const wanted = squash(query.replace(/[<>()]/g, ''));
  if (wanted === '') return 0;
  const own = squash(found.name);
  const dotted = squash(found.pageTitle) + own;
  if (own !== wanted && dotted !== wanted) return 0;
  const identifier = isIdentifier(query);
  const isApi = apiKinds.has(found.kind);
  const rank = identifier === isApi ? 3 : 2;
  const near = product !== undefined && found.product === product ? 1 : 0;
  return 100 * (rank + near * 0.5 + kindWeights[found.kind] / 10 + (dotted === wanted ? 0.5 : 0));
}
