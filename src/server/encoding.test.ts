import { expect, test } from 'vitest';
import { acceptedEncodings } from './encoding.ts';

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
