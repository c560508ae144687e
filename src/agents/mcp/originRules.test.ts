import { expect, test } from 'vitest';
import { isAllowedHost, isAllowedOrigin } from './originRules.ts';

test.each([
  ['http://localhost:3000', true],
  ['https://127.0.0.1', true],
  ['http://[::1]:80', true],
  ['https://app.example.com', true],
  ['https://app.example.com.evil.example', false],
  ['http://localhost.evil.example', false],
  ['file://localhost', false],
  ['null', false],
  ['', false],
])('the origin %s: %s', (origin, expected) => {
  expect(isAllowedOrigin(origin, ['https://app.example.com'])).toBe(expected);
});

test.each([
  ['localhost:3100', true],
  ['127.0.0.1:3100', true],
  ['[::1]:3100', true],
  ['docs.internal', true],
  ['evil.example:3100', false],
  ['', false],
  ['a b', false],
])('the host %s: %s', (host, expected) => {
  expect(isAllowedHost(host, ['docs.internal'])).toBe(expected);
});
