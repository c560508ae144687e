import { expect, test } from 'vitest';
import { follow, redirectOf, redirectsFor, type Redirect } from './redirects.ts';

const english = redirectsFor(['en']);
const both = redirectsFor(['en', 'ar']);

test.each([
  ['/', '/x/introduction/'],
  ['/x', '/x/introduction/'],
  ['/x/', '/x/introduction/'],
  ['/x/react-data-grid/sorting', '/x/react-data-grid/sorting/'],
  ['/x/react-data-grid/sorting?q=1', '/x/react-data-grid/sorting/?q=1'],
  ['/x//react-data-grid/sorting/', '/x/react-data-grid/sorting/'],
])('%j redirects to %j in one hop', (from, to) => {
  expect(redirectOf(from, english)).toBe(to);
});

test.each([
  ['/en', '/x/introduction/'],
  ['/en/', '/x/introduction/'],
  ['/en/x/', '/x/introduction/'],
  ['/en/x/react-charts/bars', '/x/react-charts/bars/'],
  ['/en/x/llms.txt', '/x/llms.txt'],
  ['/en/playground/a', '/playground/a/'],
])('R16 English is never prefixed: %j redirects to %j', (from, to) => {
  expect(redirectOf(from, english)).toBe(to);
});

test.each([
  ['/ar/', '/ar/x/introduction/'],
  ['/ar', '/ar/x/introduction/'],
  ['/ar/x/react-charts/bars', '/ar/x/react-charts/bars/'],
])('R16 another language keeps its prefix: %j redirects to %j', (from, to) => {
  expect(redirectOf(from, both)).toBe(to);
});

test.each([
  ['/ar/blog/new-release/', '/blog/new-release/'],
  ['/en/blog/', '/blog/'],
  ['/ar/size-snapshot/', '/size-snapshot/'],
])('R15 %j loses its language: %j', (from, to) => {
  expect(redirectOf(from, both)).toBe(to);
});

test.each([
  '/x/introduction/',
  '/x/llms.txt',
  '/x/sw.js',
  '/nowhere/',
  '/x/caf%C3%A9/',
  '/x/a/?q=1',
])('%j is right as it is', (path) => {
  expect(redirectOf(path, both)).toBeNull();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/en//evil.example',
  '/en/x//evil.example',
  '/en/\\evil.example/',
  '/en/%2F%2Fevil.example',
  '/en/x/..//evil.example',
  '/%09//evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example/a',
  '/en/x/%2e%2e//evil.example',
  '/./\\evil.example/a',
])('no request can be redirected to another host: %j', (request) => {
  const target = redirectOf(request, both) ?? '/';
  expect(new URL(target, 'https://docs.example').host).toBe('docs.example');
});

test('a loop in the rules ends', () => {
  const loop: Redirect[] = [
    { from: '/a/', to: '/b/', status: 301 },
    { from: '/b/', to: '/a/', status: 301 },
  ];
  expect(['/a/', '/b/']).toContain(follow('/a/', loop));
});
