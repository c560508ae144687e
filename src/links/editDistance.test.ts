import { expect, test } from 'vitest';
import { editDistance, nearestName } from './editDistance.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['sorting', 'sorting', 0],
  ['sortin', 'sorting', 1],
  ['sroting', 'sorting', 1],
  ['kitten', 'sitting', 3],
])('the distance from %j to %j is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('the nearest name is the one with the fewest edits, whatever the case', () => {
  expect(nearestName('Hots', ['name', 'host', 'languages'])).toBe('host');
});

test('no name is suggested when none is close', () => {
  expect(nearestName('licence', ['name', 'host'])).toBeNull();
  expect(nearestName('x', [])).toBeNull();
});

test('with a limit the distance is the same up to it, and one more above it', () => {
  const words = ['', 'a', 'sorting', 'sroting', 'sortin', 'filtering', 'gnitros', 'sort', 'srot'];
  for (const a of words)
    for (const b of words)
      for (const limit of [0, 1, 2, 3, 5])
        expect([a, b, limit, editDistance(a, b, limit)]).toEqual([
          a,
          b,
          limit,
          Math.min(editDistance(a, b), limit + 1),
        ]);
});

test('a long name that is like no other costs little more than a short one', () => {
  const names = Array.from({ length: 3000 }, (_, n) => `/x/react-data-grid/some-page-of-it-${n}/`);
  const cpuMs = (name: string) => {
    const start = process.cpuUsage();
    nearestName(name, names);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  cpuMs('sorting');
  expect(cpuMs('a'.repeat(400))).toBeLessThan(5 * Math.max(cpuMs('sorting'), 10));
  expect(cpuMs('ab-'.repeat(20))).toBeLessThan(20 * Math.max(cpuMs('sorting'), 10));
});
