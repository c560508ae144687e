import type { EntryKind, PageKind } from '../entries.ts';
import {
  countsOf,
  fits,
  spread,
  withoutTwins,
  type Counts,
  type Filters,
  type Ranked,
} from './arrange.ts';
import { createHighlighter, type Excerpt } from './excerpt.ts';
import { createMatcher } from './matcher.ts';
import { asksForMigration, scoreOf } from './rank.ts';
import { readQuery } from './readQuery.ts';
import { fromShard, type Found, type NamesShard, type TextsShard } from './shards.ts';
import { tokensOf } from './tokens.ts';

export interface Query extends Filters {
  query: string;
  /** The product whose pages the reader is on. */
  product?: string | undefined;
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
  counts: Counts;
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
