import { expect, test } from 'vitest';
import { askedRange, isSamePart } from './ranges.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-9', undefined],
  [`bytes=${'9'.repeat(40)}-`, undefined],
  [undefined, undefined],
])('%s of 100 bytes', (header, expected) => {
  expect(askedRange(header, 100)).toEqual(expected);
});

test('of an empty file there is no part', () => {
  expect(askedRange('bytes=0-', 0)).toBe('unsatisfiable');
});

test('a part is continued only for the same file', () => {
  const modified = new Date('2026-01-02T03:04:05.678Z');
  expect(isSamePart(undefined, '"a"', modified)).toBe(true);
  expect(isSamePart('"a"', '"a"', modified)).toBe(true);
  expect(isSamePart('Fri, 02 Jan 2026 03:04:05 GMT', '"a"', modified)).toBe(true);
  expect(isSamePart('"b"', '"a"', modified)).toBe(false);
  expect(isSamePart('W/"a"', '"a"', modified)).toBe(false);
});
