import { expect, test } from 'vitest';
import { builtEngine, knownTargets, misspelt, placeOf, share } from '../../search/judge.ts';
import { queries } from '../../search/queries.ts';

// No browser: the engine is the one that runs in the worker, over the index of the built site.
const engine = builtEngine();
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

test('every judged query leads to a page that exists', () => {
  const known = [...knownTargets()];
  const missing = queries.filter(([, target]) => {
    const [path = ''] = target.split('#');
    return !known.some((knownPath) =>
      path.endsWith('*') ? knownPath.startsWith(path.slice(0, -1)) : knownPath === path,
    );
  });
  expect(missing).toEqual([]);
});

test('judged queries: 95 % in the first three, 80 % first', () => {
  const places = queries.map((judged) => placeOf(engine, judged));
  const [first, three] = [share(places, 1), share(places, 3)];
  console.log(`${queries.length} queries: first ${percent(first)}, first three ${percent(three)}`);
  queries.forEach(([query, target], index) => {
    const place = places[index] ?? 0;
    if (place === 0 || place > 3) console.log(`missed: ${query} → ${target} (${place || 'none'})`);
  });
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(three).toBeGreaterThanOrEqual(0.95);
  expect(first).toBeGreaterThanOrEqual(0.8);
});

test('one-letter typos of forty of them: 90 % in the first five', () => {
  const long = queries.filter(([query]) => /[a-z]{6}/i.test(query));
  // Spread over all products.
  const forty = long.filter((_, index) => index % Math.floor(long.length / 40) === 0).slice(0, 40);
  const places = forty.map((judged, index) => placeOf(engine, judged, misspelt(judged[0], index)));
  console.log(`with a typo: first five ${percent(share(places, 5))}`);
  expect(forty.length).toBe(40);
  expect(share(places, 5)).toBeGreaterThanOrEqual(0.9);
});
