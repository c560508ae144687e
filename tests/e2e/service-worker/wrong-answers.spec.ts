import { buildSmallSite, buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { isStored, openControlled } from './page.ts';
import { startSwitchingSite } from './switchingSite.ts';

test.use({
  userAgent: personAgent,
  allowedErrors: /Failed to load|ERR_|Content Security Policy|MIME type|fetch/,
});

let site: Awaited<ReturnType<typeof startSwitchingSite>>;
test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await startSwitchingSite([buildSmallSite('small-site')]);
});
test.beforeEach(({ context }) =>
  context.route(/googletagmanager|google-analytics/, (route) => route.abort()),
);
test.afterAll(() => site?.close());

test('a portal’s page is never stored as a script, and a stored one is replaced', async ({
  page,
}) => {
  await openControlled(page, `${site.url}/x/introduction/`);
  const sorting = '/x/react-data-grid/sorting/';
  const script = await page.evaluate(async (path) => {
    const text = await (await fetch(`${path}index.txt`)).text();
    return /\/x\/_assets\/data-grid\/[\w./-]+\.js/.exec(text)?.[0] ?? '';
  }, sorting);
  expect(script).not.toBe('');
  const typeOf = () =>
    page.evaluate(async (path) => (await fetch(path)).headers.get('Content-Type'), script);

  Object.assign(site.state, { trouble: 'portal', affects: /_assets/ });
  expect(await typeOf()).toBe('text/html');
  await page.waitForTimeout(300);
  expect(await isStored(page, script)).toBe(false);

  await page.evaluate(async (path) => {
    const name = (await caches.keys()).find((it) => it.startsWith('docs-assets-')) ?? '';
    const headers = { 'Content-Type': 'text/html' };
    await (await caches.open(name)).put(path, new Response('<h1>Log in</h1>', { headers }));
  }, script);
  site.state.trouble = 'none';
  expect(await typeOf()).toContain('javascript');
  const stored = () =>
    page.evaluate(async (path) => (await caches.match(path))?.headers.get('Content-Type'), script);
  await expect.poll(stored).toContain('javascript');
  await page.goto(site.url + sorting);
  await expect(page.locator('[data-demo] [data-ready]')).toBeVisible();
});
