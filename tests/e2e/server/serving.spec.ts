import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor } from '../../../src/server/index.ts';
import { inlineScriptHashes } from '../../../src/server/inlineScripts.node.ts';
import { readServerRules } from '../../../src/server/serverRules.node.ts';
import { expect, test } from '../../support/test.ts';

const HOME = '/x/introduction/';

test('every inline script of every page is in the policy of its path', async () => {
  const { headers } = await readServerRules('dist');
  const files = (await readdir('dist', { recursive: true })) as string[];
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toContain(path.join('x', 'introduction', 'index.html'));
  const refused: string[] = [];
  for (const page of pages) {
    const url = `/${page
      .split(path.sep)
      .join('/')
      .replace(/index\.html$/, '')}`;
    const policy = headersFor(headers, url)['Content-Security-Policy'] ?? '';
    const hashes = inlineScriptHashes(await readFile(path.join('dist', page), 'utf8'));
    if (!hashes.every((hash) => policy.includes(`'${hash}'`))) refused.push(url);
  }
  expect(refused).toEqual([]);
});

test('a page runs under the strict policy without a word in the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  const response = await page.goto(HOME, { waitUntil: 'networkidle' });
  expect(response?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("object-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(messages).toEqual([]);
});

test.describe('what the browser itself reports', () => {
  test.use({ allowedErrors: /status of 404|Content Security Policy/ });

  test('an injected inline script does not run', async ({ page }) => {
    await page.goto(HOME);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = "yes"';
      document.head.append(script);
      return document.documentElement.dataset.injected ?? 'no';
    });
    expect(ran).toBe('no');
  });

  test('an unknown path shows the 404 page with status 404', async ({ page }) => {
    const response = await page.goto('/x/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('pages are compressed, hashed files are immutable', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' };
  const home = await request.get(HOME, { headers });
  expect(home.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const asset = /\/x\/_assets\/[^"' ]+\.js/.exec(await home.text())?.[0] ?? '';
  const script = await request.get(asset, { headers });
  expect(script.headers()).toMatchObject({
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
  test(`${from} leads to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from);
    expect(response.status()).toBe(200);
    expect(response.url()).toBe(`${baseURL}${to}`);
  });
}
