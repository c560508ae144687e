import { expect, test } from 'vitest';
import { currentHeading } from './currentHeading.ts';

const tops = [
  { id: 'a', top: -300 },
  { id: 'b', top: 80 },
  { id: 'c', top: 500 },
];

test('is the last one above the line', () => {
  expect(currentHeading(tops, { line: 110, atEnd: false, scrolled: true })).toBe('b');
});

test('is the last of all at the end of the page', () => {
  expect(currentHeading(tops, { line: 110, atEnd: true, scrolled: true })).toBe('c');
});

test('is none above the first heading, also on a page that needs no scrolling', () => {
  const below = tops.map((heading) => ({ ...heading, top: heading.top + 500 }));
  expect(currentHeading(below, { line: 110, atEnd: true, scrolled: false })).toBeUndefined();
});
