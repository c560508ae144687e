import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectsFile, redirectsFor } from '../links/index.ts';
import { headersFile, siteHeaderRules } from './headerRules.ts';
import { readServerRules, writeServerRules } from './serverRules.node.ts';

let dist = '';
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'docs-rules-'));
});
afterAll(() => rm(dist, { recursive: true }));

test('what is written is what the server reads and what hosts read', async () => {
  const rules = {
    headers: siteHeaderRules({ inlineScriptHashes: ['sha256-a='], production: true }),
    redirects: redirectsFor(['en']),
  };
  await writeServerRules(dist, rules);
  expect(await readServerRules(dist)).toEqual(rules);
  const text = (name: string) => readFile(path.join(dist, name), 'utf8');
  expect(await text('_headers')).toBe(headersFile(rules.headers));
  expect(await text('_redirects')).toBe(redirectsFile(rules.redirects));
});

test('a folder that was never built, and one with a broken file', async () => {
  const absent = path.join(dist, 'absent');
  await expect(readServerRules(absent)).rejects.toThrow(
    `${path.join(absent, '.server.json')} is missing. Run "npm run build" to write it.`,
  );
  await writeFile(path.join(dist, '.server.json'), '{');
  await expect(readServerRules(dist)).rejects.toThrow(
    `${path.join(dist, '.server.json')} cannot be read. Run "npm run build" to write it.`,
  );
});
