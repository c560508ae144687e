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
