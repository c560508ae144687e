import { expect, test } from 'vitest';
import { redirectsFor } from '../links/index.ts';
import { plainHostFiles } from './hosts/pages.ts';
import { rulesUnder, segmentsBelow } from './rulesUnder.ts';

const headers = { 'Cache-Control': 'no-store' };
const rules = {
  headers: [
    { path: '/*', headers },
    { path: '/x/_assets/*', headers },
  ],
  redirects: redirectsFor(['en']),
};

test('at the root of its host the rules stay as they are', () => {
  expect(rulesUnder('/', rules)).toEqual(rules);
  expect(segmentsBelow(undefined, ['x', ''])).toEqual(['x', '']);
});

test('in a folder, paths of the site get it, and the rule for all paths holds for all', () => {
  const under = rulesUnder('/team/docs/', rules);
  expect(under.headers.map(({ path }) => path)).toEqual(['/*', '/team/docs/x/_assets/*']);
  expect(under.redirects[0]).toEqual({
    from: '/team/docs/',
    to: '/team/docs/x/introduction/',
    status: 302,
  });
  expect(segmentsBelow(under.base, ['team', 'docs', 'x', ''])).toEqual(['x', '']);
  for (const outer of [['team', 'docs'], ['team', ''], ['x', ''], ['']])
    expect(segmentsBelow(under.base, outer)).toBeUndefined();
});

test('the pages of a plain host are beside the site, and a project page names no host', () => {
  const names = (base: string) =>
    plainHostFiles(rulesUnder(base, rules), 'docs.example.com').map(({ path }) => path);
  expect(names('/')).toContain('CNAME');
  expect(names('/docs/')).not.toContain('CNAME');
  expect(names('/docs/')).toContain('x/index.html');
  const [page] = plainHostFiles(rulesUnder('/docs/', rules), '').slice(1);
  expect([page?.path, page?.text.includes('url=/docs/x/introduction/')]).toEqual([
    'index.html',
    true,
  ]);
});
