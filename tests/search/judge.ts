import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createEngine,
  namesFile,
  searchProducts,
  textsFile,
  type NamesShard,
  type SearchEngine,
  type TextsShard,
} from '../../src/search/index.ts';
import type { Judged } from './queries.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));

/** The engine over the whole index of the built site. */
export function builtEngine(): SearchEngine {
  const engine = createEngine();
  for (const product of searchProducts) engine.addNames(read(namesFile(product)) as NamesShard);
  for (const product of searchProducts) engine.addTexts(read(textsFile(product)) as TextsShard);
  return engine;
}

/** Every address that the index knows, and every page. */
export function knownTargets(): Set<string> {
  return new Set(
    searchProducts.flatMap((product) => {
      const { pages } = read(namesFile(product)) as NamesShard;
      return pages.map(([path]) => path);
    }),
  );
}

/** `/x/api/charts/*`: any page of that part of the site; with a `#`: that anchor alone. */
export function isTarget(target: string, found: { path: string; id: string }): boolean {
  if (target.endsWith('*')) return found.path.startsWith(target.slice(0, -1));
  return target.includes('#') ? `${found.path}#${found.id}` === target : found.path === target;
}

/** The place of the wanted one among the results, 1 for the first; 0: not among them. */
export function placeOf(engine: SearchEngine, [query, target, product]: Judged, text = query) {
  const { results } = engine.search({ query: text, product, limit: 60 });
  return results.findIndex((found) => isTarget(target, found)) + 1;
}

/** The share of them that is among the first `most`. */
export const share = (places: readonly number[], most: number) =>
  places.filter((place) => place > 0 && place <= most).length / places.length;

/** In the longest word a letter is left out, doubled, swapped or replaced, in turn. */
export function misspelt(query: string, turn: number): string {
  const longest = query
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one));
  const at = 2 + (turn % (longest.length - 3));
  const kinds = [
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest[at] + longest.slice(at),
    longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1),
    `${longest.slice(0, at)}x${longest.slice(at + 1)}`,
  ];
  return query.replace(longest, kinds[turn % 4] ?? longest);
}
