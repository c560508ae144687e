import { expect, test } from 'vitest';
import { moveBy } from './moveBy.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 0],
  ['ArrowUp', 0, 9],
  ['PageDown', 7, 9],
  ['PageUp', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, undefined],
])('%s from %i of ten leads to %s', (key, from, to) => {
  expect(moveBy(key, from, 10)).toBe(to);
});

test('an empty list takes no key', () => {
  expect(moveBy('Home', 0, 0)).toBeUndefined();
});
