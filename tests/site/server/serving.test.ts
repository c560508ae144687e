import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headersFor } from '../../../src/server/index.ts';
import { readServerRules } from '../../../src/server/index.node.ts';
import { dist } from '../dist.ts';
import { serveDist } from '../serveDist.ts';
import { inlineScriptHashes } from './inlineScripts.ts';

const HOME = '/x/introduction/';
const site = serveDist();

test('every inline script of every page is in the policy of its path', async () => {
  const { headers } = await readServerRules(dist);
  const files = (await readdir(dist, { recursive: true })) as string[];
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toContain(path.join('x', 'introduction', 'index.html'));
  const refused: string[] = [];
  const used = new Set<string>();
  for (const page of pages) {
    const url = `/${page
      .split(path.sep)
      .join('/')
      .replace(/index\.html$/, '')}`;
    const policy = headersFor(headers, url)['Content-Security-Policy'] ?? '';
    const hashes = inlineScriptHashes(await readFile(path.join(dist, page), 'utf8'));
    if (!hashes.every((hash) => policy.includes(`'${hash}'`))) refused.push(url);
    for (const hash of hashes) used.add(hash);
  }
  expect(refused).toEqual([]);
  // Those of the head, of the sidebar, of the start and of the 404 page, and no other.
  const allowed = headersFor(headers, HOME)['Content-Security-Policy']?.match(/sha256-[^']+/g);
  expect(allowed?.sort()).toEqual([...used].sort());
  expect(used.size).toBe(4);
});

test('pages are compressed, hashed files are immutable', async () => {
  const headers = { 'accept-encoding': 'br' };
  const home = await site.get(HOME, { headers });
  expect(Object.fromEntries(home.headers)).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  const asset = /\/x\/_assets\/[^"' ]+\.js/.exec(await home.text())?.[0] ?? '';
  const script = await site.get(asset, { headers });
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

for (const [from, to] of [
  ['/', HOME],
  ['/x', HOME],
  ['/x/', HOME],
  ['/x/introduction?a=1', `${HOME}?a=1`],
  ['/en/x/introduction/', HOME],
] as const) {
  test(`${from} leads to ${to}`, async () => {
    const response = await site.get(from);
    expect(response.status).toBe(200);
    expect(response.url).toBe(site.url() + to);
  });
}
