import { openInteractive } from '../../support/pages.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import {
  buildSmallSite,
  buildTimeoutMs,
  personAgent,
  picturedBase,
} from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { openDialog } from '../search/page.ts';
import { isStored, openControlled } from '../service-worker/page.ts';

// `base` in site.config.ts: the whole site lives below /docs/, as a project page of GitHub does.
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: personAgent,
  viewport: { width: 1280, height: 800 },
  // The page for missing paths, and pages without a connection.
  allowedErrors: /Failed to load resource|ERR_|fetch/,
});

let site: Awaited<ReturnType<typeof serveFolder>>;
const outside: string[] = [];
// The worker runs on the host of the configuration.
const home = () => site.url.replace('127.0.0.1', 'localhost');

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('pictured-site'));
});
test.afterAll(() => site?.close());
test.beforeEach(async ({ context }) => {
  outside.length = 0;
  await context.route(/googletagmanager|google-analytics/, (route) => route.abort());
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isHere = url.port === String(site.port) && /^https?:$/.test(url.protocol);
    if (isHere && !url.pathname.startsWith(picturedBase)) outside.push(url.pathname);
  });
});
test.afterEach(() => expect(outside, 'requests outside of the base').toEqual([]));

test('redirects, canonical links and files name the base', async ({ request }) => {
  const answers = await Promise.all(
    ['/', '/x', '/en/x/introduction/?a=1'].map((path) =>
      request.get(site.url + path, { maxRedirects: 0 }),
    ),
  );
  expect(answers.map((answer) => [answer.status(), answer.headers().location])).toEqual([
    [302, '/docs/x/introduction/'],
    [302, '/docs/x/introduction/'],
    [301, '/docs/x/introduction/?a=1'],
  ]);
  const outer = await request.get(new URL('/x/introduction/', site.url).href);
  expect([outer.status(), (await outer.text()).includes('Page not found')]).toEqual([404, true]);
  const script = /\/docs\/x\/_assets\/[\w.-]+\.js/.exec(await outer.text())?.[0] ?? '';
  const { headers } = await fetch(new URL(script, site.url));
  expect(headers.get('cache-control')).toContain('immutable');
  const textOf = async (path: string) => (await request.get(site.url + path)).text();
  expect(await textOf('/sitemap.xml')).toContain('<loc>https://localhost/docs/x/introduction/<');
  expect(await textOf('/x/introduction.md')).toContain('<https://localhost/docs/x/introduction/>');
  expect(await textOf('/x/agents/pages.json')).toContain('"origin":"https://localhost/docs"');
  expect(JSON.parse(await textOf('/x/site.webmanifest'))).toMatchObject({
    start_url: '/docs/x/introduction/',
    scope: '/docs/x/',
  });
});

test('a reader moves by clicks, runs a demo, searches and opens the playground', async ({
  page,
}) => {
  await openInteractive(page, `${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/x/introduction/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://localhost/docs/x/introduction/',
  );
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: 'how to install' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page).toHaveURL(`${site.url}/x/introduction/installation/`);
  const tree = page.locator('[data-sidebar-tree]');
  await expect(tree.locator('[aria-current="page"]')).toHaveText('Installation');
  await tree.getByText('Data Grid').click();
  await tree.getByRole('link', { name: 'Sorting' }).click();
  const stage = page.locator('[data-demo="Counter"] [data-stage]');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('button')).toHaveText('Pressed 1 times');

  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: 'Search the documentation' });
  await input.fill('licensing');
  await expect(page.getByRole('option').first()).toContainText('Licensing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/x/introduction/licensing/`);
  // All of it without loading a document again.
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  await page.goto(`${site.url}/playground/`);
  await page.locator('iframe[data-ready]').waitFor();
  await expect(page.frameLocator('iframe').locator('#root')).not.toBeEmpty();
});

test('a missing page proposes the right one, from the first paint on', async ({ page }) => {
  const answer = await page.goto(`${site.url}/x/introduction/instalation/`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('[data-missing="text"]')).toContainText('/docs/x/introduction/inst');
  await expect(page.locator('[data-missing="words"]')).toHaveValue('introduction instalation');
  await page.locator('[data-missing="nearest"] a', { hasText: 'Installation' }).click();
  await expect(page).toHaveURL(`${site.url}/x/introduction/installation/`);
});

test('the worker keeps pages and the search of the base alone', async ({ page, context }) => {
  await openControlled(page, `${home()}/x/introduction/`);
  const [scope, names] = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistration())?.scope,
    await caches.keys(),
  ]);
  expect(scope).toBe(`${home()}/x/`);
  // Another site of the host has caches of its own: neither removes those of the other.
  expect((names as string[]).filter((name) => !name.startsWith('docs:/docs-'))).toEqual([]);
  // The last of what the worker keeps.
  await expect.poll(() => isStored(page, '/docs/x/search/')).toBe(true);
  await context.setOffline(true);
  const input = await openDialog(page, `${home()}/x/introduction/`);
  await input.fill('install');
  await expect(page.getByRole('option').first()).toContainText('Install');
  await page.goto(`${home()}/x/introduction/support/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
  await expect(page.getByRole('main').getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'href',
    '/docs/x/introduction/',
  );
});

test('R16 another language has its search and its worker below the base', async ({ page }) => {
  await openControlled(page, `${home()}/ar/x/introduction/`);
  const scope = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.scope,
  );
  expect(scope).toBe(`${home()}/ar/x/`);
  const input = await openDialog(page, `${home()}/ar/x/introduction/`, 'ابحث في التوثيق');
  await input.fill('نظره عامه');
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    '/docs/ar/x/introduction/',
  );
});
