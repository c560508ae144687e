import { expect, test } from 'vitest';
import { rovingIndex } from './rovingIndex.ts';

const at = (key: string, index: number, rtl = false) => rovingIndex({ key, index, count: 3, rtl });

test('arrows go round, in the direction of the text', () => {
  expect([at('ArrowRight', 0), at('ArrowRight', 2), at('ArrowLeft', 0)]).toEqual([1, 0, 2]);
  expect([at('ArrowRight', 0, true), at('ArrowLeft', 0, true)]).toEqual([2, 1]);
});

test('Home and End lead to the ends', () => {
  expect([at('Home', 2), at('End', 0)]).toEqual([0, 2]);
});

test('other keys are not taken', () => {
  expect([at('ArrowDown', 0), at('Enter', 0), at('a', 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(rovingIndex({ key: 'ArrowRight', index: -1, count: 0, rtl: false })).toBeUndefined();
});
