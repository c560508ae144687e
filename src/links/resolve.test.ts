import { expect, test } from 'vitest';
import { isExternal, resolve } from './resolve.ts';

test.each([
  ['/x/introduction/', '/x/introduction/'],
  ['/x/introduction', '/x/introduction/'],
  ['/x//introduction///', '/x/introduction/'],
  ['/x/./introduction/../introduction/', '/x/introduction/'],
  ['/x/introduction?tab=1', '/x/introduction/'],
  ['', '/x/react-data-grid/sorting/'],
  ['../filtering/', '/x/react-data-grid/filtering/'],
  ['#multi-sorting', '/x/react-data-grid/sorting/'],
  ['?q=a', '/x/react-data-grid/sorting/'],
])('%j on the sorting page is the page %j', (href, path) => {
  expect(resolve(href, '/x/react-data-grid/sorting/')).toMatchObject({ kind: 'page', path });
});

test('query and hash are kept apart from the path, the hash decoded', () => {
  expect(resolve('/x/introduction?a=1&b#caf%C3%A9')).toEqual({
    kind: 'page',
    path: '/x/introduction/',
    search: '?a=1&b',
    hash: 'café',
  });
});

test('a path with an ending is a file and gets no slash', () => {
  expect(resolve('/x/llms.txt')).toMatchObject({ kind: 'file', path: '/x/llms.txt' });
});

test('a malformed escape is left as it is', () => {
  expect(resolve('/x/%E0%A4%A/#%zz')).toMatchObject({ path: '/x/%E0%A4%A/', hash: '%zz' });
});

test.each(['https://mui.com/', '//mui.com/', 'mailto:a@b.example', 'HTTP://a.example', ' tel:1'])(
  '%j is external',
  (href) => {
    expect(isExternal(href)).toBe(true);
    expect(resolve(href).kind).toBe('external');
  },
);
