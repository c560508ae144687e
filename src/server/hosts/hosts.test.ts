import { expect, test } from 'vitest';
import { redirectsFor } from '../../links/index.ts';
import { siteHeaderRules } from '../headerRules.ts';
import { parseRequestPath } from '../requestPath.ts';
import { redirectFor } from '../answerRedirect.ts';
import type { HeaderRule } from '../types.ts';
import { hostileUrls } from '../testing/hostileUrls.ts';
import { caddyfile } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { plainHostFiles } from './pages.ts';
import { effectiveRedirects, quoted, REFUSED, redirectPattern, valuesByHeader } from './values.ts';

const rules = {
  headers: siteHeaderRules({ inlineScriptHashes: ['sha256-abc='], production: true }),
  redirects: redirectsFor(['en', 'de']),
};
const options = { root: '/srv/docs', listen: '8080' };

test('both servers get every header of every rule', () => {
  for (const text of [nginxConfig(rules, options), caddyfile(rules, options)]) {
    for (const [name, value] of rules.headers.flatMap((rule) => Object.entries(rule.headers))) {
      expect(text).toContain(name);
      expect(text).toContain(`"${value}"`);
    }
  }
});

test('a folder wins over the whole site, and the last of two folders over the first', () => {
  const headers: HeaderRule[] = [
    { path: '/*', headers: { A: 'site' } },
    { path: '/x/*', headers: { A: 'x' } },
    { path: '/x/y/*', headers: { A: 'y', B: 'only here' } },
  ];
  expect(valuesByHeader(headers)).toEqual([
    {
      name: 'A',
      everywhere: 'site',
      folders: [
        { prefix: '/x/', value: 'x' },
        { prefix: '/x/y/', value: 'y' },
      ],
    },
    { name: 'B', everywhere: '', folders: [{ prefix: '/x/y/', value: 'only here' }] },
  ]);
  const text = nginxConfig({ headers, redirects: [] }, options);
  expect(text.indexOf('"~^/x/y(?:/|$)"')).toBeLessThan(text.indexOf('"~^/x(?:/|$)"'));
});

test.each([
  '/',
  '/x',
  '/x/?a=1',
  '/de',
  '/de/x/',
  '/en/x/react-charts/%C3%A9/?q=%20',
  '/en/x',
  '/en/blog/a?b=/c',
  '/de/size-snapshot/',
  '/x/introduction/',
  '/enormous/',
])('the patterns of the redirects lead %s where the bundled server leads it', (url) => {
  const asked = parseRequestPath(url);
  if ('refused' in asked) throw new Error(`${url} is refused`);
  const found = effectiveRedirects(rules).flatMap(({ from, to, status }) => {
    const match = new RegExp(redirectPattern(from)).exec(url);
    const splat = match?.[1] ?? '';
    return match ? [{ location: to.replace(':splat', splat) + (match[2] ?? ''), status }] : [];
  });
  expect(found[0]).toEqual(redirectFor(rules.redirects, asked.path, asked.query));
});

test('what the bundled server refuses as another folder, the others refuse', () => {
  const pattern = new RegExp(REFUSED.replace('(?i)', ''), 'i');
  const tricks = Object.values(hostileUrls).flat();
  const folders = tricks.filter((url) =>
    /\/(?:\.|%2e){2}(?:\/|$)/i.test(url.split('?', 1)[0] ?? ''),
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((url) => !pattern.test(url))).toEqual([]);
  expect(pattern.test('/x/react-data-grid/sorting/?a=../b')).toBe(false);
});

test('a value that would be read as code is an error', () => {
  expect(() => quoted('a"; deny all;')).toThrow('would read as code');
  expect(() => quoted('$host')).toThrow('dollar sign');
  expect(() => caddyfile(rules, { ...options, root: '/srv/{env.X}' })).toThrow('brace');
  expect(() =>
    nginxConfig({ headers: [{ path: '/one', headers: { A: 'b' } }], redirects: [] }, options),
  ).toThrow('Write it for a folder: "/one/*"');
});

test('a host without rules gets a page for each root, and keeps folders with an underscore', () => {
  const files = plainHostFiles(rules, 'docs.example.com');
  expect(files.map((file) => file.path)).toEqual([
    '.nojekyll',
    'CNAME',
    'index.html',
    'x/index.html',
    'de/index.html',
    'de/x/index.html',
    'en/index.html',
    'en/x/index.html',
  ]);
  expect(files.find((file) => file.path === 'de/index.html')?.text).toContain(
    'content="0; url=/de/x/introduction/"',
  );
});
