import { expect, test } from 'vitest';
import { redirectFor, redirectsFile, siteRedirects } from './redirects.ts';
import type { Redirect } from './types.ts';

test('the redirects of a site with a second language, as _redirects', () => {
  expect(redirectsFile(siteRedirects({ languages: ['en', 'ar'] }))).toMatchInlineSnapshot(`
    "/ /x/introduction/ 301
    /x/ /x/introduction/ 301
    /ar/ /ar/x/introduction/ 301
    /ar/x/ /ar/x/introduction/ 301
    /en/* /:splat 301
    "
  `);
});

test('English alone needs three', () => {
  expect(siteRedirects({ languages: ['en'] })).toHaveLength(3);
});

test('the first match wins, the splat is filled in, the query is kept', () => {
  const redirects: Redirect[] = [
    { from: '/old/kept/', to: '/x/kept/', status: 302 },
    { from: '/old/*', to: '/x/:splat', status: 301 },
    { from: '/query', to: '/x/?fixed=1', status: 301 },
  ];
  const at = (path: string, query = '') => redirectFor(redirects, path, query);
  expect(at('/old/kept')).toEqual({ location: '/x/kept/', status: 302 });
  expect(at('/old/a/b/', '?q=1')).toEqual({ location: '/x/a/b/?q=1', status: 301 });
  expect(at('/old')).toEqual({ location: '/x/', status: 301 });
  expect(at('/query', '?q=1')?.location).toBe('/x/?fixed=1');
  expect(at('/older/')).toBeUndefined();
});

test('a splat is text, not a replacement pattern', () => {
  const redirects: Redirect[] = [{ from: '/old/*', to: '/x/:splat', status: 301 }];
  expect(redirectFor(redirects, "/old/$&$'", '')?.location).toBe("/x/$&$'");
});

test('a rule that leads to itself is passed over', () => {
  const redirects: Redirect[] = [{ from: '/a', to: '/a/', status: 301 }];
  expect(redirectFor(redirects, '/a/', '')).toBeUndefined();
  expect(redirectFor(redirects, '/a', '')?.location).toBe('/a/');
});
