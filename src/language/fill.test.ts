import { expect, test } from 'vitest';
import { fill, placeholdersOf } from './fill.ts';

test('each placeholder is replaced, also if it appears twice', () => {
  expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1');
});

test('a value is text: its braces and dollars are not replaced again', () => {
  expect(fill('“{query}”', { query: '$& {query} {b}', b: 'no' })).toBe('“$& {query} {b}”');
});

test('a place without a value stays, also one that every object has', () => {
  expect(fill('{a} {toString}', {})).toBe('{a} {toString}');
});

test('the places of a template are listed once, in order', () => {
  expect(placeholdersOf('{b} {a} {b}')).toEqual(['a', 'b']);
});
