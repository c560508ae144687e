import { expect, test } from 'vitest';
import { keptShare, shareAfterKey, shareAtPointer } from './splitShare.ts';

test('arrows follow the direction of the page, and neither half goes away', () => {
  expect(shareAfterKey('ArrowRight', 50, false)).toBe(54);
  expect(shareAfterKey('ArrowRight', 50, true)).toBe(46);
  expect(shareAfterKey('ArrowLeft', 21, false)).toBe(20);
  expect(shareAfterKey('End', 50, false)).toBe(80);
  expect(shareAfterKey('a', 50, false)).toBeUndefined();
});

test('a pointer is a part of the width', () => {
  const box = { left: 100, width: 1000 };
  expect(shareAtPointer(400, box, false)).toBe(30);
  expect(shareAtPointer(400, box, true)).toBe(70);
  expect(shareAtPointer(0, box, false)).toBe(20);
});

test.each([
  ['64', 64],
  ['5', 20],
  ['1e9', 80],
  [null, 50],
  ['', 50],
  ['wide', 50],
  ['Infinity', 50],
])('%j, kept of an earlier visit, gives %i', (text, share) => {
  expect(keptShare(text)).toBe(share);
});
