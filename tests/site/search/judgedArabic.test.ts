import { beforeAll, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/search/index.ts';
import { arabicEngine } from '../../search/arabicIndex.ts';
import { placeOf, share } from '../../search/judge.ts';
import { arabicQueries } from '../../search/queriesArabic.ts';

// No browser and no second build: the translated pages are compiled, the others are those of the built index.
let engine: SearchEngine;
let translated: string[];
beforeAll(async () => {
  ({ engine, translated } = await arabicEngine());
}, 120_000);

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

test('every judged Arabic query leads to a translated page', () => {
  const missing = arabicQueries.filter(([, target]) => !translated.includes(target));
  expect(missing).toEqual([]);
});

test('judged Arabic queries: 90 % in the first three', () => {
  const places = arabicQueries.map((judged) => placeOf(engine, judged));
  const [first, three] = [share(places, 1), share(places, 3)];
  console.log(
    `${arabicQueries.length} Arabic queries: first ${percent(first)}, first three ${percent(three)}`,
  );
  arabicQueries.forEach(([query, target], index) => {
    const place = places[index] ?? 0;
    if (place === 0 || place > 3) console.log(`missed: ${query} → ${target} (${place || 'none'})`);
  });
  expect(arabicQueries.length).toBeGreaterThanOrEqual(40);
  expect(three).toBeGreaterThanOrEqual(0.9);
});

test('results have their words as they were written, and mark those that were looked for', () => {
  const [first] = engine.search({ query: 'فرز', limit: 3 }).results;
  expect(first).toMatchObject({ path: '/x/react-data-grid/sorting/', pageTitle: 'الفرز' });
  expect(first?.nameParts).toEqual([{ text: 'الفرز', hit: true }]);
});
