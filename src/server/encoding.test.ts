import { expect, test } from 'vitest';
import { acceptedEncodings, siblingsToOffer } from './encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP, BR', ['br', 'gzip', 'identity']],
  ['br;q=0.1, gzip; q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=0, *;q=0.5', ['gzip', 'identity']],
  ['identity;q=1, gzip;q=0.5', ['identity', 'gzip']],
  ['identity;q=0, br;q=0.0005', ['br', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=2, gzip;q=x', ['identity']],
  [',,;q=1, ;', ['identity']],
])('Accept-Encoding %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['page.html', 'gzip, br', 'br, gzip'],
  ['page.html', 'br;q=0.1, gzip;q=0.9', 'gzip'],
  ['page.html', 'identity, br;q=0.5', ''],
  ['page.html', undefined, ''],
  ['font.woff2', 'br', ''],
])('%s for Accept-Encoding %j: siblings %j', (name, header, expected) => {
  expect(siblingsToOffer(name, header)).toBe(expected);
});
