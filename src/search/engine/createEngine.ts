import type { EntryKind, PageKind } from '../entries.ts';
import { firstOf, groupResults } from '../groupResults.ts';
import {
  countsOf,
  fits,
  lowerSameMember,
  lowerSamePage,
  type Counts,
  type Filters,
  type Ranked,
} from './arrange.ts';
import { createHighlighter, type Excerpt } from './excerpt.ts';
import { createMatcher } from './matcher.ts';
import { asksForMigration, scoreOf } from './rank.ts';
import { askedLine, createNews } from './newIn.ts';
import { readQuery } from './readQuery.ts';
import {
  fromShard,
  textKey,
  type IndexedEntry,
  type NamesShard,
  type TextsShard,
} from './shards.ts';
import { tokensOf } from './tokens.ts';

export interface Query extends Filters {
  query: string;
  /** The product whose pages the reader is on. */
  product?: string | undefined;
  limit?: number;
  /** Return only the results among the first few on the screen; undefined: all. */
  first?: number | undefined;
  excerptLength?: number;
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
}

export interface Answer {
  results: Result[];
  /** How many there are to show, grouped by page. */
  total: number;
  /** How many there are in all: the counts of the filters add up to it. */
  all: number;
  /** How many there are of each, before these filters are applied. */
  counts: Counts;
  /** Words that the index knows and that are close to those of a query that finds nothing. */
  suggestions: string[];
  /** The results are all that there are to show. */
  isWhole: boolean;
}

/** Below this share of the best score a result is noise. */
const leastShare = 0.12;
const longestQuery = 200;

/** Searches what has been added; shards may come in any order, texts after their names. */
export function createEngine() {
  const matcher = createMatcher();
  const news = createNews();
  const textOf = new Map<string, string>();

  function addNames(shard: NamesShard): void {
    const entries = fromShard(shard);
    matcher.addEntries(entries);
    news.add(shard, entries);
  }

  function addTexts({ product, texts, from = 0 }: TextsShard): void {
    const list = texts.map((text, index) => ({ id: textKey(product, from + index), text }));
    for (const { id, text } of list) textOf.set(id, text);
    matcher.addTexts(list);
  }

  function search(query: Query): Answer {
    const text = query.query.trim().slice(0, longestQuery);
    const read = readQuery(query.query.slice(0, longestQuery));
    if (read.units.length === 0)
      return {
        results: [],
        total: 0,
        all: 0,
        counts: { products: {}, kinds: {} },
        suggestions: [],
        isWhole: true,
      };
    const wantsMigration = asksForMigration(text);
    const context = {
      mode: read.mode,
      product: query.product,
      hintedProducts: read.hintedProducts,
      hintedKinds: read.units.flatMap(({ kind }) => kind ?? []),
      wantsMigration,
    };
    const line = askedLine(text);
    const fresh = line === undefined ? [] : news.of(line);
    const scored =
      fresh.length > 0
        ? newestFirst(fresh, query.product)
        : matcher.match(read).map((match): Ranked => ({
            found: match.found,
            score: scoreOf(match.found, match, context),
            isLate: match.found.pageKind === 'migration' && !wantsMigration,
          }));
    const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
    const ranked = scored.filter(({ score }) => score >= best * leastShare).sort(inOrder);
    const distinct = lowerSameMember(lowerSamePage(ranked).sort(inOrder));
    const fitting = distinct.filter(({ found }) => fits(found, query));
    const top = fitting.slice(0, query.limit ?? 40).map(({ found }) => found);
    const groups = groupResults(top);
    const total = groups.reduce((sum, { results }) => sum + results.length, 0);
    const answered = query.first === undefined ? top : firstOf(groups, query.first);
    const highlight = createHighlighter(tokensOf(text));
    const length = query.excerptLength ?? 160;
    return {
      results: answered.map((found) => ({
        ...toResult(found),
        nameParts: highlight(found.name, 200),
        excerpt: highlight(textOf.get(found.text) ?? '', length),
      })),
      total,
      all: fitting.length,
      counts: countsOf(distinct, query),
      suggestions: top.length === 0 ? matcher.nearSpellings(text) : [],
      isWhole: answered.length >= total,
    };
  }

  return { addNames, addTexts, search };
}

/** Additions keep their order; those of the reader's product come first. */
function newestFirst(fresh: readonly IndexedEntry[], product: string | undefined): Ranked[] {
  return fresh.map((found, index) => ({
    found,
    score: (found.product === product ? 2 : 1) - index / (4 * fresh.length),
    isLate: false,
  }));
}

/** Pages about older versions come last, then the score counts. */
function inOrder(one: Ranked, other: Ranked): number {
  return (
    Number(one.isLate) - Number(other.isLate) ||
    other.score - one.score ||
    one.found.order - other.found.order
  );
}

function toResult({
  product,
  path,
  id,
  kind,
  pageKind,
  name,
  pageTitle,
  trail,
  plan,
}: IndexedEntry) {
  return { product, path, id, kind, pageKind, name, pageTitle, trail, ...(plan && { plan }) };
}

export type SearchEngine = ReturnType<typeof createEngine>;
