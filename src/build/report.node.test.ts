import { expect, test } from 'vitest';
import { cachedOf, createReport } from './report.node.ts';

test('a phase is one line with its time, and the slowest is known', () => {
  const lines: string[] = [];
  let now = 0;
  const report = createReport(
    (line) => lines.push(line),
    () => now,
  );
  const endPages = report.start();
  now = 3100;
  endPages('Pages 185: 183 cached, 2 compiled');
  const endBundles = report.start();
  now = 24_000;
  endBundles('Bundles');
  expect(lines).toEqual(['Pages 185: 183 cached, 2 compiled  3.1 s', 'Bundles  20.9 s']);
  expect(report.phases().map(({ text }) => text)[0]).toBe('Bundles');
});

test.each([
  [{ cached: 185, made: 0 }, '185: all cached'],
  [{ cached: 0, made: 1203 }, '1,203: all compiled'],
  [{ cached: 183, made: 2 }, '185: 183 cached, 2 compiled'],
  [{ cached: 0, made: 0 }, '0'],
])('%j reads %s', (counts, text) => {
  expect(cachedOf(counts, 'compiled')).toBe(text);
});
