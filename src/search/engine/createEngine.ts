import MiniSearch, { type SearchResult } from 'minisearch';
import type { PageKind } from '../entries.ts';
import { excerptOf, type Excerpt } from './excerpt.ts';
import { asksForMigration, exactBonus, weightOf, type RankContext } from './rank.ts';
import { fromShard, type Found, type NamesShard, type TextsShard } from './shards.ts';
import { squash, tokensOf } from './tokens.ts';

export interface Query extends RankContext {
  /** Only these; empty: all. */
  products?: readonly string[];
  kinds?: readonly (PageKind | 'demo')[];
  limit?: number;
}

export interface Result {
  product: string;
  path: string;
  id: string;
  kind: Found['kind'];
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

const names = () =>
  new MiniSearch<{ id: string; name: string; whole: string; page: string }>({
    fields: ['whole', 'name', 'page'],
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: { boost: { whole: 4, name: 3, page: 1 } },
  });

const texts = () =>
  new MiniSearch<{ id: string; text: string }>({
    fields: ['text'],
    tokenize: tokensOf,
    processTerm: (term) => term,
  });

/** Longer words may differ in more letters. */
const fuzzyOf = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

/** Searches what has been added; shards may come in any order, texts after their names. */
export function createEngine() {
  const byKey = new Map<string, Found>();
  const byText = new Map<string, Found[]>();
  const textOf = new Map<string, string>();
  const nameIndex = names();
  const textIndex = texts();

  function addNames(shard: NamesShard): void {
    const found = fromShard(shard);
    nameIndex.addAll(
      found.map(({ key, name, pageTitle, kind }) => ({
        id: key,
        name,
        whole: squash(name),
        // A page's own name counts once.
        page: kind === 'page' || kind === 'component' ? '' : pageTitle,
      })),
    );
    for (const each of found) {
      byKey.set(each.key, each);
      if (each.text === 0) continue;
      const place = `${each.product}:${each.text}`;
      byText.set(place, [...(byText.get(place) ?? []), each]);
    }
  }

  function addTexts({ product, texts: list }: TextsShard): void {
    const documents = list.flatMap((text, index) => {
      const id = `${product}:${index}`;
      textOf.set(id, text);
      return index > 0 && byText.has(id) ? [{ id, text }] : [];
    });
    textIndex.addAll(documents);
  }

  function search(query: Query): Answer {
    const text = query.query.trim().slice(0, 200);
    if (text === '') return { results: [], counts: { products: {}, kinds: {} }, suggestions: [] };
    const scores = new Map<Found, number>();
    const add = (found: Found, score: number) =>
      scores.set(found, Math.max(scores.get(found) ?? 0, 0) + score);
    for (const hit of run(nameIndex, text)) {
      const found = byKey.get(String(hit.id));
      if (found) add(found, hit.score);
    }
    for (const hit of run(textIndex, text)) {
      for (const found of byText.get(String(hit.id)) ?? []) add(found, hit.score * 0.35);
    }
    const context = { ...query, query: text };
    const late = ({ found }: Ranked) =>
      Number(found.pageKind === 'migration' && !asksForMigration(text));
    const ranked = [...scores]
      .map(([found, score]) => ({
        found,
        score: score * weightOf(found, context) + exactBonus(found, context),
      }))
      .sort(
        (one, other) =>
          late(one) - late(other) ||
          other.score - one.score ||
          (one.found.key < other.found.key ? -1 : 1),
      );
    const distinct = withoutTwins(ranked);
    const counts = countsOf(distinct, query);
    const results = distinct
      .filter(({ found }) => fits(found, query))
      .slice(0, query.limit ?? 40)
      .map(({ found, score }) => toResult(found, score, text));
    return { results, counts, suggestions: results.length === 0 ? suggest(text) : [] };
  }

  function toResult(found: Found, score: number, query: string): Result {
    const { product, path, id, kind, pageKind, name, pageTitle, trail, plan, text } = found;
    const terms = tokensOf(query);
    return {
      ...{ product, path, id, kind, pageKind, name, pageTitle, trail },
      ...(plan && { plan }),
      score,
      nameParts: excerptOf(name, terms, 200),
      excerpt: excerptOf(textOf.get(`${product}:${text}`) ?? '', terms, 160),
    };
  }

  function suggest(query: string): string[] {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const near = words.map((word) => {
      const [best] = nameIndex.autoSuggest(word, { fuzzy: 0.5, prefix: true, maxFuzzy: 5 });
      return best?.suggestion ?? '';
    });
    const joined = near.filter(Boolean).join(' ');
    return joined && joined !== query.toLowerCase() ? [joined] : [];
  }

  return { addNames, addTexts, search };
}

export type SearchEngine = ReturnType<typeof createEngine>;

/** Every word where that finds something, else any of them. */
function run<T>(index: MiniSearch<T>, query: string): SearchResult[] {
  const options = { prefix: (term: string) => term.length > 1, fuzzy: fuzzyOf, maxFuzzy: 2 };
  const all = index.search(query, { ...options, combineWith: 'AND' });
  if (all.length >= 5 || tokensOf(query).length < 2) return all;
  const seen = new Set(all.map(({ id }) => id as unknown));
  const some = index
    .search(query, { ...options, combineWith: 'OR' })
    .filter(({ id }) => !seen.has(id))
    .map((hit) => ({
      ...hit,
      score: hit.score * 0.4 * (hit.queryTerms.length / tokensOf(query).length),
    }));
  return [...all, ...some];
}

interface Ranked {
  found: Found;
  score: number;
}

/** The same prop of sister components: the best one stands for all on the first screen. */
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
  for (const { found } of ranked) {
    if (fits(found, { ...query, products: [] })) {
      products[found.product] = (products[found.product] ?? 0) + 1;
    }
    if (fits(found, { ...query, kinds: [] })) {
      kinds[kindOf(found)] = (kinds[kindOf(found)] ?? 0) + 1;
    }
  }
  return { products, kinds };
}
