import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSmallSite,
  buildTimeoutMs,
  personAgent,
  sponsorPort,
} from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { countLoads, isStored, openControlled, update } from './page.ts';
import { startSwitchingSite } from './switchingSite.ts';

test.describe.configure({ mode: 'default' });
test.use({
  userAgent: personAgent,
  viewport: { width: 1280, height: 800 },
  // Analytics has no network here, and pages fail on purpose.
  allowedErrors: /Failed to load resource|ERR_|status of 500|Content Security Policy|fetch/,
});

const root = path.resolve(import.meta.dirname, '../../..');
const [one, two, killed] = [0, 1, 2];
let site: Awaited<ReturnType<typeof startSwitchingSite>>;
const at = (name: string) => `${site.url}/x/${name}/`;

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  // The last one is built without a worker.
  site = await startSwitchingSite(
    (['small-site', 'second-site', 'sponsor-site'] as const).map(buildSmallSite),
  );
});
test.beforeEach(async ({ context }) => {
  Object.assign(site.state, { current: one, trouble: 'none', affects: /./, requests: [] });
  await context.route(/googletagmanager|google-analytics/, (route) => route.abort());
  // The sponsor counts the requests of its own tests.
  await context.route(`http://localhost:${sponsorPort}/**`, (route) => route.abort());
});
test.afterAll(() => site?.close());

test('R51 R41 the first install takes the page over without a reload', async ({ page }) => {
  const loads = countLoads(page);
  await openControlled(page, at('introduction'));
  await expect(page.getByText('Available offline')).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads()).toBe(1);
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.scope, registration?.active?.scriptURL];
  });
  expect(worker).toEqual([`${site.url}/x/`, `${site.url}/x/sw.js`]);
});

test('R39 on another host it is not registered', async ({ page }) => {
  await page.goto(at('introduction').replace('localhost', '127.0.0.1'), {
    waitUntil: 'networkidle',
  });
  await expect(page.locator('[data-ad-slot] a')).toBeVisible();
  const found = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(found).toEqual([]);
  expect(site.state.requests).not.toContain('/x/sw.js');
  await expect(page.getByText('Available offline')).toBeHidden();
});

test('R40 R41 a new build: waiting, skipped, one reload with focus, old caches gone', async ({
  page,
}) => {
  await openControlled(page, at('introduction'));
  const before = await page.evaluate(() => caches.keys());
  const loads = countLoads(page);
  site.state.current = two;
  await update(page).catch(() => 'reloaded');
  await expect(page).toHaveTitle('Overview · Second docs');
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
  const after = await page.evaluate(() => caches.keys());
  expect(after.filter((name) => before.includes(name))).toEqual(['docs-shell']);
  // What was there offline is there again, from the new build.
  expect(await isStored(page, '/x/introduction/')).toBe(true);
});

test('R41 without focus the page reloads when the focus returns, once', async ({ page }) => {
  await page.addInitScript(() => {
    document.hasFocus = () => sessionStorage.getItem('focus') !== 'away';
  });
  await openControlled(page, at('introduction'));
  const before = await page.evaluate(() => caches.keys());
  await page.evaluate(() => sessionStorage.setItem('focus', 'away'));
  const loads = countLoads(page);
  site.state.current = two;
  await update(page);
  // The old build's caches go when the new worker is active.
  const old = async () =>
    (await page.evaluate(() => caches.keys())).filter((name) => before.includes(name));
  await expect.poll(old).toEqual(['docs-shell']);
  await page.waitForTimeout(1000);
  expect(loads()).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveTitle('Overview · Second docs');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForTimeout(500);
  expect(loads()).toBe(1);
});

test('R41 builds that follow each other closely do not reload in a loop', async ({ page }) => {
  await openControlled(page, at('introduction'));
  const loads = countLoads(page);
  for (const build of [two, one, two]) {
    site.state.current = build;
    await update(page).catch(() => 'reloaded');
    await page.waitForTimeout(1200);
  }
  expect(loads()).toBe(1);
});

test('offline: seen pages and demos work, an unseen page gets the offline page', async ({
  page,
}) => {
  await openControlled(page, at('introduction'));
  await openControlled(page, at('react-data-grid/sorting'));
  const counter = page.getByRole('button', { name: /^Pressed/ });
  await expect(counter).toHaveText('Pressed 0 times');
  await page.waitForLoadState('networkidle');
  // The worker keeps it after the pages, when they are shown already.
  await expect.poll(() => isStored(page, '/x/search/')).toBe(true);

  site.state.trouble = 'down';
  await page.goto(at('introduction'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.goto(at('react-data-grid/sorting'));
  await counter.click();
  await expect(counter).toHaveText('Pressed 1 times');

  await page.goto(at('introduction/support'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  const stored = page.locator('[data-stored-pages] a');
  await expect(stored).toHaveText(['Overview', 'Search the documentation', 'Sorting']);
  await page.getByRole('searchbox', { name: 'Search the stored pages' }).fill('sort');
  await expect(stored).toHaveText(['Sorting']);

  site.state.trouble = 'none';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
});

test('a server with errors: what was seen is shown', async ({ page }) => {
  await openControlled(page, at('introduction'));
  site.state.trouble = 'error';
  await page.goto(at('introduction'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});

for (const trouble of ['down', 'error', 'truncate'] as const) {
  test(`an update that is broken off (${trouble}) leaves the old version whole`, async ({
    page,
  }) => {
    await openControlled(page, at('introduction'));
    Object.assign(site.state, { current: two, trouble, affects: /\/x\/_assets\// });
    expect(await update(page)).toBe('redundant');
    Object.assign(site.state, { trouble: 'down', affects: /./ });
    await page.goto(at('introduction'));
    await expect(page).toHaveTitle('Overview · Small docs');
    await expect(page.locator('#docs-sidebar')).toBeVisible();
    await page.goto(at('introduction/support'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

    site.state.trouble = 'none';
    await page.goto(at('introduction'));
    await expect(page).toHaveTitle('Overview · Second docs');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
  });
}

test('a full disk costs only what is stored', async ({ page, context }) => {
  await openControlled(page, at('introduction'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 });
  for (const name of ['introduction/installation', 'introduction/support']) {
    await page.goto(at(name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await isStored(page, `/x/${name}/`)).toBe(false);
  }
  await page.goto(at('introduction'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});

test('the kill switch empties everything', async ({ page }) => {
  await openControlled(page, at('introduction'));
  expect((await page.evaluate(() => caches.keys())).length).toBeGreaterThan(1);
  await page.evaluate(() => caches.open('of-somebody-else'));
  site.state.current = killed;
  await update(page).catch(() => 'gone');
  // The page reloads once, into the build without a worker.
  const left = () =>
    page
      .evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
      .catch(() => 'reloading');
  await expect.poll(left).toEqual({ caches: ['of-somebody-else'], workers: 0 });
  await page.goto(at('introduction/support'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.locator('[data-offline-tools]')).toHaveCount(0);
});

test.describe('saving a product', () => {
  for (const width of [1280, 360]) {
    test(`at ${width} px: the size first, then progress, then it is there offline`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openControlled(page, at('introduction'));
      await page.getByRole('button', { name: 'Save for offline use' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save MUI X for offline use' });
      await expect(dialog).toContainText(
        /All pages and demos of this product: 0\.\d MB to download/,
      );
      const box = await dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toContainText('Saved on this device.');
      site.state.trouble = 'down';
      await page.goto(at('introduction/support'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
    });
  }

  test('a failure says so and keeps nothing; it can be tried again', async ({ page }) => {
    await openControlled(page, at('introduction'));
    await page.getByRole('button', { name: 'Save for offline use' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('to download');
    Object.assign(site.state, { trouble: 'error', affects: /support/ });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('The download failed.');
    expect(await isStored(page, '/x/introduction/licensing/')).toBe(false);
    site.state.trouble = 'none';
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('Saved on this device.');
  });

  test('it can be canceled', async ({ page }) => {
    await openControlled(page, at('introduction'));
    await page.getByRole('button', { name: 'Save for offline use' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('to download');
    let free = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    await page.context().route('**/x/introduction/support/', async (route) => {
      await held;
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toContainText('Canceled. Nothing was saved.');
    expect(await isStored(page, '/x/introduction/licensing/')).toBe(false);
    free();
  });
});

test('the worker stores the small core at once, and never the editor', () => {
  const worker = readFileSync(path.join(root, '.cache/small-site/x/sw.js'), 'utf8');
  const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(listed).toContain('/x/offline/index.html');
  expect(listed.filter((name) => /editor|DemoRuntime|CodeEditor|compile/i.test(name))).toEqual([]);
  expect(worker.match(/"integrity":"sha256-/g)).toHaveLength(listed.length);
});
