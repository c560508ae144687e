import { expect, test } from 'vitest';
import type { Redirect } from '../links/index.ts';
import { redirectFor } from './answerRedirect.ts';

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
