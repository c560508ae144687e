import { expect, test } from 'vitest';
import { headersFile, headersFor, siteHeaderRules } from './headerRules.ts';
import { securityHeaders } from './headers.ts';
import type { HeaderRule } from './types.ts';

const options = { inlineScriptHashes: ['sha256-abc='], production: true };

test('hashed files keep the safety headers and are immutable', () => {
  const headers = headersFor(siteHeaderRules(options), '/x/_assets/entry-4f3a.js');
  expect(headers).toEqual({
    ...securityHeaders(options),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
  });
});

test('only the playground’s frame is sandboxed', () => {
  const policyOf = (path: string) =>
    headersFor(siteHeaderRules(options), path)['Content-Security-Policy'];
  expect(policyOf('/playground/frame/')).toContain('sandbox allow-scripts');
  expect(policyOf('/playground/')).not.toContain('sandbox allow');
  expect(policyOf('/x/introduction/')).not.toContain('sandbox allow');
});

test('a path prefix can have a policy of its own', () => {
  const frame = securityHeaders({ ...options, directives: { 'script-src': ["'unsafe-eval'"] } });
  const rules = [...siteHeaderRules(options), { path: '/playground/frame/*', headers: frame }];
  const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
  expect(policyOf('/playground/frame/grid/')).toContain("script-src 'unsafe-eval'");
  expect(policyOf('/playground/frame')).toContain("script-src 'unsafe-eval'");
  expect(policyOf('/playground/framework/')).not.toContain("'unsafe-eval'");
  expect(policyOf('/x/introduction/')).not.toContain("'unsafe-eval'");
});

test('_headers takes an earlier value off before it sets the later one', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-One': '1' } },
    { path: '/x/_assets/*', headers: { 'Cache-Control': 'immutable', 'X-Two': '2' } },
    { path: '/sw.js', headers: { 'X-Two': '3' } },
  ];
  expect(headersFile(rules)).toMatchInlineSnapshot(`
    "/*
      Cache-Control: no-cache
      X-One: 1

    /x/_assets/*
      ! Cache-Control
      Cache-Control: immutable
      X-Two: 2

    /sw.js
      X-Two: 3
    "
  `);
});

test('a line that hosts would drop stops the build', () => {
  const rules = [{ path: '/*', headers: { 'Content-Security-Policy': 'a'.repeat(2000) } }];
  expect(() => headersFile(rules)).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers: the line "Content-Security-Policy: aaaaaaaaaaaaaaa…" has 2027 characters and hosts read 2000. Inline fewer different scripts, or list fewer hosts in site.config.ts.]`,
  );
});

test('browsers are kept on HTTPS when the configuration says so', () => {
  const strictTransportSecurity = 'max-age=31536000; includeSubDomains';
  const rules = siteHeaderRules({ ...options, strictTransportSecurity });
  const name = 'Strict-Transport-Security';
  expect(headersFor(rules, '/x/introduction/')[name]).toBe(strictTransportSecurity);
  expect(headersFile(rules)).toContain(`  ${name}: ${strictTransportSecurity}\n`);
  expect(headersFor(siteHeaderRules(options), '/')[name]).toBeUndefined();
});
