import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../../src/search/engine/createEngine.ts';
import type { NamesShard, TextsShard } from '../../../src/search/engine/shards.ts';
import { namesFile, searchProducts, textsFile } from '../../../src/search/paths.ts';
import { expect, test } from '../../support/test.ts';
import { queries, type Judged } from '../../search/queries.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));

function builtEngine() {
  const engine = createEngine();
  for (const product of searchProducts) engine.addNames(read(namesFile(product)) as NamesShard);
  for (const product of searchProducts) engine.addTexts(read(textsFile(product)) as TextsShard);
  return engine;
}

const engine = builtEngine();

/** The place of the wanted page among the pages found, 1 for the first; 0: not among them. */
function placeOf([query, target, product]: Judged, text = query): number {
  const { results } = engine.search({ query: text, product, limit: 60 });
  const places = [...new Set(results.map((result) => result.path))];
  return (
    places.findIndex(
      (found) => found === target || (isFamily(target) && found.startsWith(target)),
    ) + 1
  );
}

/** A target that is a whole part of the site: any page of it will do. */
const isFamily = (target: string) => target.split('/').length < 6;

const share = (places: number[], most: number) =>
  places.filter((place) => place > 0 && place <= most).length / places.length;

test('judged queries: 95 % in the first three, 80 % first', () => {
  const places = queries.map((judged) => placeOf(judged));
  const missed = queries.filter((_, index) => !(places[index] && places[index] <= 3));
  console.log(
    `first: ${(share(places, 1) * 100).toFixed(1)} %, first three: ${(share(places, 3) * 100).toFixed(1)} % of ${queries.length}`,
  );
  for (const [query, target] of missed) console.log(`missed: ${query} → ${target}`);
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(share(places, 3)).toBeGreaterThanOrEqual(0.95);
  expect(share(places, 1)).toBeGreaterThanOrEqual(0.8);
});

test('one-letter typos of forty of them: 90 % in the first five', () => {
  const long = queries.filter(([query]) => /[a-z]{6}/i.test(query)).slice(0, 40);
  const places = long.map((judged, index) => placeOf(judged, misspelt(judged[0], index)));
  console.log(`with a typo, first five: ${(share(places, 5) * 100).toFixed(1)} %`);
  expect(long.length).toBe(40);
  expect(share(places, 5)).toBeGreaterThanOrEqual(0.9);
});

/** In the longest word a letter is left out, doubled, swapped or replaced, in turn. */
function misspelt(query: string, turn: number): string {
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
