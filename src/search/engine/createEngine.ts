import type { EntryKind, PageKind } from '../entries.ts';
import { createHighlighter, type Excerpt } from './excerpt.ts';
import { createMatcher } from './matcher.ts';
import { asksForMigration, scoreOf } from './rank.ts';
import { readQuery } from './readQuery.ts';
import { fromShard, type Found, type NamesShard, type TextsShard } from './shards.ts';
import { tokensOf } from './tokens.ts';

export interface Query {
  query: string;
  /** The product whose pages the reader is on. */
  product?: string | undefined;
  /** Only these; empty: all. */
  products?: readonly string[];
  kinds?: readonly (PageKind | 'demo')[];
  limit?: number;
}

export interface Result {
  product: string;
  path: string;
  id: string;
  kind: EntryKind;
  pageKind: PageKind;
  name: string;
  pageTitle: string;
  trail: string[];
  plan?: 'pro' | 'premium';
  excerpt: Excerpt[];
  /** The name in pieces, those that match marked. */
  nameParts: Excerpt[];
  score: number;
}

export interface Answer {
  results: Result[];
  /** How many there are of each, before these filters are applied. */
  counts: { products: Record<string, number>; kinds: Record<string, number> };
  /** Words that the index knows and that are close to those of a query that finds nothing. */
  suggestions: string[];
}

/** Below this share of the best score a result is noise. */
const leastShare = 0.12;
const longestQuery = 200;

/** Searches what has been added; shards may come in any order, texts after their names. */
export function createEngine() {
  const matcher = createMatcher();
  const textOf = new Map<string, string>();

  function addNames(shard: NamesShard): void {
    matcher.addEntries(fromShard(shard));
  }

  function addTexts({ product, texts, from = 0 }: TextsShard): void {
    texts.forEach((text, index) => textOf.set(`${product}:${from + index}`, text));
    matcher.addTexts(texts.map((text, index) => ({ id: `${product}:${from + index}`, text })));
  }

  function search(query: Query): Answer {
    const text = query.query.trim().slice(0, longestQuery);
    const read = readQuery(query.query.slice(0, longestQuery));
    if (read.units.length === 0)
      return { results: [], counts: { products: {}, kinds: {} }, suggestions: [] };
    const wantsMigration = asksForMigration(text);
    const context = {
      mode: read.mode,
      product: query.product,
      hintedProducts: read.hintedProducts,
      hintedKinds: read.units.flatMap(({ kind }) => kind ?? []),
      wantsMigration,
    };
    const late = ({ found }: Ranked) => Number(found.pageKind === 'migration' && !wantsMigration);
    const scored = matcher
      .match(read)
      .map(({ found, ...match }) => ({ found, score: scoreOf(found, match, context) }));
    const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
    const inOrder = (one: Ranked, other: Ranked) =>
      late(one) - late(other) || other.score - one.score || one.found.order - other.found.order;
    const ranked = scored.filter(({ score }) => score >= best * leastShare).sort(inOrder);
    const distinct = withoutTwins(spread(ranked).sort(inOrder));
    const highlight = createHighlighter(tokensOf(text));
    const results = distinct
      .filter(({ found }) => fits(found, query))
      .slice(0, query.limit ?? 40)
      .map(({ found, score }) => toResult(found, score, highlight));
    return {
      results,
      counts: countsOf(distinct, query),
      suggestions: results.length === 0 ? matcher.nearSpellings(text) : [],
    };
  }

  function toResult(
    found: Found,
    score: number,
    highlight: ReturnType<typeof createHighlighter>,
  ): Result {
    const { product, path, id, kind, pageKind, name, pageTitle, trail, plan, text } = found;
    return {
      ...{ product, path, id, kind, pageKind, name, pageTitle, trail },
      ...(plan && { plan }),
      score,
      nameParts: highlight(name, 200),
      excerpt: highlight(textOf.get(`${product}:${text}`) ?? '', 160),
    };
  }

  return { addNames, addTexts, search };
}

export type SearchEngine = ReturnType<typeof createEngine>;

interface Ranked {
  found: Found;
  score: number;
}

/** What a second and third place on the same page counts: other pages come between. */
const repeated = [1, 0.95, 0.85, 0.75];

function spread(ranked: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>();
  return ranked.map(({ found, score }) => {
    const seen = count.get(found.path) ?? 0;
    count.set(found.path, seen + 1);
    return { found, score: score * (repeated[Math.min(seen, repeated.length - 1)] ?? 1) };
  });
}

/** The same prop of sister components: the best two stand for all on the first screen. */
function withoutTwins(ranked: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>();
  const kept: Ranked[] = [];
  const later: Ranked[] = [];
  for (const each of ranked) {
    const { kind, name, product, pageKind } = each.found;
    const key = `${product} ${kind} ${name}`;
    const seen = count.get(key) ?? 0;
    count.set(key, seen + 1);
    (pageKind === 'api' && kind !== 'page' && seen >= 2 ? later : kept).push(each);
  }
  return [...kept, ...later];
}

const kindOf = ({ kind, pageKind }: Found) => (kind === 'demo' ? 'demo' : pageKind);

function fits(found: Found, { products = [], kinds = [] }: Query): boolean {
  if (products.length > 0 && !products.includes(found.product)) return false;
  return kinds.length === 0 || kinds.includes(kindOf(found));
}

/** A filter's own choice does not narrow its own counts. */
function countsOf(ranked: readonly Ranked[], query: Query): Answer['counts'] {
  const products: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  const anyProduct = { ...query, products: [] };
  const anyKind = { ...query, kinds: [] };
  for (const { found } of ranked) {
    const kind = kindOf(found);
    if (fits(found, anyProduct)) products[found.product] = (products[found.product] ?? 0) + 1;
    if (fits(found, anyKind)) kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return { products, kinds };
}
