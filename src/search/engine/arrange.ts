import type { PageKind } from '../entries.ts';
import type { IndexedEntry } from './shards.ts';

export interface Filters {
  /** Only these; empty: all. */
  products?: readonly string[];
  kinds?: readonly (PageKind | 'demo')[];
}

export interface Counts {
  products: Record<string, number>;
  kinds: Record<string, number>;
}

export interface Ranked {
  found: IndexedEntry;
  score: number;
  /** After everything else, whatever its score. */
  isLate: boolean;
}

/** What the first, second, third and later results of one page count, so that other pages come between. */
const samePageFactors = [1, 0.95, 0.85, 0.75];

export function lowerSamePage(ranked: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>();
  return ranked.map(({ found, score, isLate }) => {
    const seen = count.get(found.path) ?? 0;
    count.set(found.path, seen + 1);
    return {
      found,
      score: score * (samePageFactors[Math.min(seen, samePageFactors.length - 1)] ?? 1),
      isLate,
    };
  });
}

/** Of a prop that several components of a product have, the best two keep their places. The others come last. */
export function lowerSameMember(ranked: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>();
  const kept: Ranked[] = [];
  const later: Ranked[] = [];
  for (const each of ranked) {
    const { kind, name, product, pageKind } = each.found;
    if (pageKind !== 'api' || kind === 'page') {
      kept.push(each);
      continue;
    }
    const key = `${product} ${kind} ${name}`;
    const seen = count.get(key) ?? 0;
    count.set(key, seen + 1);
    (seen >= 2 ? later : kept).push(each);
  }
  return [...kept, ...later];
}

const kindOf = ({ kind, pageKind }: IndexedEntry) => (kind === 'demo' ? 'demo' : pageKind);

export function fits(found: IndexedEntry, { products = [], kinds = [] }: Filters): boolean {
  if (products.length > 0 && !products.includes(found.product)) return false;
  return kinds.length === 0 || kinds.includes(kindOf(found));
}

/** A filter's own choice does not narrow its own counts. */
export function countsOf(ranked: readonly Ranked[], query: Filters): Counts {
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
