import { gzipSync } from 'node:zlib';
import { openInteractive, prosePage, withoutScripts } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('pages read, link, fold and unfold', async ({ page }) => {
    await page.goto(prosePage);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(page.locator('[data-code-block] code').first()).toBeVisible();
    await page.locator('#docs-sidebar summary', { hasText: 'Charts' }).first().click();
    await page.getByRole('button', { name: /^Product/ }).click();
    await expect(page.locator('#docs-products')).toBeVisible();
    await page.locator('#docs-products a', { hasText: 'Data Grid' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Grid');
  });

  test('the drawer opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(prosePage);
    await expect(page.locator('#docs-sidebar')).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('#docs-sidebar')).toBeVisible();
    await page.getByRole('button', { name: 'Close navigation' }).click();
    await expect(page.locator('#docs-sidebar')).toBeHidden();
  });

  test('every package manager is readable', async ({ page }) => {
    await page.goto(prosePage);
    await expect(page.locator('[data-manager=npm]').first()).toBeVisible();
  });
});

test('a page of prose: only the late script before a reader acts, no third party, no shift', async ({
  page,
  baseURL,
}) => {
  const scripts = new Map<string, number>();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  // Compressed here: the browser's own request header cannot be overridden, so the server sends brotli.
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await response.body()).length);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(prosePage, { waitUntil: 'networkidle' });
  // Ads, analytics and the worker's registration together, after the page has loaded and is idle.
  const late = [...scripts];
  expect(late).toEqual([
    [expect.stringMatching(/^\/x\/_assets\/late-[\w-]+\.js$/), expect.any(Number)],
  ]);
  // The budget is 85 kB; 6 kB of it are the late script's.
  expect(late[0]?.[1]).toBeLessThanOrEqual(6000);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 100);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(scripts.size).toBeGreaterThan(0);
  expect(total, JSON.stringify([...scripts])).toBeLessThanOrEqual(120_000);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

// Pages whose first demo is near start it at once where it has no picture: tests/e2e/demos/pictures.spec.ts.
test('pages of every kind that is read: at most 10 kB of script before a reader acts', async ({
  page,
}) => {
  const kinds = [
    prosePage,
    '/x/introduction/',
    '/x/gallery/',
    '/x/whats-new/',
    '/size-snapshot/',
    '/x/migration/names/',
    '/x/migration/migration-data-grid-v7/',
    '/x/api/data-grid/data-grid/',
    '/x/api/data-grid/grid-api/',
    '/x/api/charts/bar-chart/',
  ];
  for (const url of kinds) {
    await page.goto(url);
    // The last script that a page fetches by itself, once it is idle.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/late-[\w-]+\.js$/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect.soft(bytes, url).toBeLessThanOrEqual(10_000);
    expect.soft(bytes, url).toBeGreaterThan(0);
  }
});

test('what is pressed before the page is interactive is not lost', async ({ page }) => {
  await page.goto(prosePage);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('the color mode is one press in the header, also as the first of all', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(prosePage);
  const button = page.getByRole('button', { name: 'Switch between light and dark' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});

test('a phone of 320 px shows which product this is, and the search page has one box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/x/react-data-grid/quickstart/');
  const label = page
    .getByRole('button', { name: /^Product/ })
    .locator('span')
    .last();
  await expect(label).toHaveText('Data Grid');
  const isCut = await label.evaluate((span) => span.scrollWidth > span.clientWidth);
  expect(isCut).toBe(false);
  await page.goto('/x/search/');
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
});

test('a heading is read once, and its plan explains itself to keyboard and touch', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const marker = page.locator('main h2 [role=img][data-explains]').first();
  await expect(marker).toHaveAttribute('data-explains', /^Requires the /);
  await marker.focus();
  const shown = await marker.evaluate((span) => getComputedStyle(span, '::after').content);
  expect(shown).toContain('Requires the');
  const links = page.locator('main :is(h2, h3, h4) a[data-copy]');
  await expect(links).toHaveCount(0);
});

test('the search opens with / and with Ctrl+K, also as the first key of all', async ({ page }) => {
  await page.goto(prosePage);
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(input).toBeFocused();
  await input.fill('bars');
  await expect(page.getByRole('option').first()).toContainText('Bars');
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await input.fill('sorting');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
});

test.describe('a missing page', () => {
  test.use({ allowedErrors: /404/ });

  test('has the header, its words in the search, and the nearest pages', async ({ page }) => {
    const response = await page.goto('/x/react-data-grid/sortng/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    // At the first paint, before a reader acts.
    const main = page.locator('#docs-main');
    await expect(main).toContainText('There is no page at /x/react-data-grid/sortng/.');
    await expect(main.getByRole('searchbox')).toHaveValue('data grid sortng');
    await expect(main.getByRole('link', { name: 'Sorting' })).toBeVisible();
    const ready = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('docs:ready', () => resolve(true))),
    );
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    await ready;
    await expect(main.getByRole('searchbox')).toHaveValue('data grid sortng');
    await expect(main.getByRole('link', { name: 'Sorting' })).toBeVisible();
  });
});

test('the table of contents follows the scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInteractive(page, prosePage);
  const links = page.locator('nav[aria-label="On this page"]').last().locator('a');
  await page.evaluate(() => document.querySelectorAll('h2')[2]?.scrollIntoView());
  await expect(links.locator('xpath=self::*[@aria-current]')).toHaveCount(1);
  const current = await page.locator('nav [aria-current=location]').last().getAttribute('href');
  const third = await page.evaluate(() => `#${document.querySelectorAll('h2')[2]?.id}`);
  expect(current).toBe(third);
});

test('copy as Markdown copies the twin and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openInteractive(page, prosePage);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Installation\n/);
  const twin = await (await page.request.get('/x/introduction/installation.md')).text();
  expect(copied).toBe(twin);
});

test('print has no spinner for a demo that has not run, and not all of its code', async ({
  page,
}) => {
  await withoutScripts(page);
  await page.goto('/x/react-data-grid/sorting/');
  await page.emulateMedia({ media: 'print' });
  const spinners = await page
    .locator('[data-stage][data-loading]')
    .evaluateAll((stages) =>
      stages.filter((stage) => getComputedStyle(stage, '::before').display !== 'none'),
    );
  expect(spinners).toEqual([]);
  const tallest = await page
    .locator('[data-demo] pre')
    .evaluateAll((blocks) => Math.max(...blocks.map((block) => block.clientHeight)));
  expect(tallest).toBeLessThan(700);
});

test('print gives the article alone', async ({ page }) => {
  await page.goto(prosePage);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header', '#docs-sidebar', 'footer', '[data-copy]']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const wrap = await page
    .locator('[data-code-block] code')
    .first()
    .evaluate((code) => getComputedStyle(code).whiteSpace);
  expect(wrap).toBe('pre-wrap');
});
