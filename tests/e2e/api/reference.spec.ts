import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { axeViolations } from '../../support/axe.ts';
import { brokenNames } from '../../support/brokenNames.ts';
import { openInteractive, withoutScripts } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const gridPage = '/x/api/data-grid/data-grid/';
const html = (url: string) => readFileSync(path.join(dist, url, 'index.html'), 'utf8');

test('the largest page: at most 120 kB of HTML, and 120 kB of JavaScript once a reader acts, gzipped', async ({
  page,
}) => {
  expect(gzipSync(html(gridPage)).length).toBeLessThan(120_000);
  // Compressed here: the browser's own request header cannot be overridden, so the server sends brotli.
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await openInteractive(page, gridPage);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(120_000);
});

test('rows out of sight are laid out while the browser is idle, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const laidOut = new Set<Node>();
    Object.assign(window, { laidOut });
    new MutationObserver((records) => {
      for (const { target } of records) laidOut.add(target);
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });
  await page.goto(gridPage);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const last = page.locator('.api-rows tbody').last();
  const isLaidOut = () =>
    last.evaluate((group) => (window as unknown as { laidOut: Set<Node> }).laidOut.has(group));
  await expect.poll(isLaidOut).toBe(true);
  expect(await height()).toBe(before);
});

test('the view is remembered and right from the first paint on', async ({ page }) => {
  await openInteractive(page, gridPage);
  const head = page.locator('#docs-api-props thead').first();
  await expect(head).toBeHidden();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(head).toBeVisible();
  // Without its scripts the page has the view all the same: the head script alone sets it.
  await withoutScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-api-view', 'table');
  await expect(head).toBeVisible();
});

test('the filter leaves the rows with the typed name', async ({ page }) => {
  await openInteractive(page, gridPage);
  const filter = page.getByRole('searchbox', { name: 'Filter by name' }).first();
  await filter.fill('sortmodel');
  await expect(page.locator('#prop-sortModel')).toBeVisible();
  await expect(page.locator('#prop-onSortModelChange')).toBeVisible();
  await expect(page.locator('#prop-columns')).toBeHidden();
  await expect(page.getByText('2 shown')).toBeVisible();
  // Rows are in groups; a group without a match is hidden as a whole.
  const empty = '.api-rows tbody:not([hidden]):not(:has(tr:not([hidden])))';
  await expect(page.locator(empty)).toHaveCount(0);
  await filter.fill('');
  await expect(page.locator('#prop-columns')).toBeVisible();
});

test('the first prop is seen at most one screen below the top, and the page is short', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(gridPage);
    const row = await page.locator('#prop-columns').boundingBox();
    expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThan(2 * height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_000);
  }
  // Groups of members are in the table of contents, and what it is used in comes last.
  const contents = page.locator('nav a[href="#callbacks"], nav a[href="#internal-props"]');
  expect(await contents.count()).toBeGreaterThanOrEqual(2);
  await expect(page.locator('.prose h2').last()).toContainText('Where it is used');
});

test('the anchors of the library’s own reference lead to props, slots and classes', async ({
  page,
}) => {
  for (const [hash, row] of [
    ['data-grid-prop-pagination', 'prop-pagination'],
    ['data-grid-slots-toolbar', 'slot-toolbar'],
    ['data-grid-classes-root', 'class-root'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${gridPage}#${hash}`);
    await expect(page.locator(`#${row}`)).toBeInViewport();
  }
});

test('the jump list leads to a member by keyboard', async ({ page }) => {
  await openInteractive(page, gridPage);
  const field = page.getByRole('combobox', { name: 'Go to a member' });
  await field.focus();
  await page.keyboard.type('sortmod');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText(/^sortModel/);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('');
  // A class is behind a disclosure, which opens.
  await page.keyboard.type('cell--editing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#class-cell--editing$/);
  await expect(page.locator('[id="class-cell--editing"]')).toBeInViewport();
  await expect(page.locator('[id="class-cell--editing"] a')).toBeFocused();
});

test('without scripts there are links to the groups, and long types open', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(gridPage);
  await expect(page.getByRole('combobox', { name: 'Go to a member' })).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Groups of members' }).getByRole('link'),
  ).toHaveText(['Props', 'Callbacks', 'Slots', 'CSS classes']);
  const type = page.locator('#prop-onRowClick .api-more');
  await expect(type.locator('.api-parameters')).toBeHidden();
  await type.locator('summary').click();
  await expect(type.locator('.api-parameters')).toBeVisible();
  await context.close();
});

test('required props come first', async ({ page }) => {
  await page.goto(gridPage);
  const first = page.locator('#docs-api-props tbody > tr').first();
  await expect(first).toHaveAttribute('id', 'prop-columns');
  await expect(first.getByText('Required')).toBeVisible();
});

test('a type opens its definition, with a link to its page', async ({ page }) => {
  await page.goto(gridPage);
  await page.locator('#prop-columns .api-ref').first().click();
  const popover = page.locator('.api-popover:popover-open');
  await expect(popover).toContainText('type GridColDef');
  await popover.getByRole('link', { name: 'Open its page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GridColDef');
});

test('a page links to the API of what it documents, which links back to it and to its demos', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  await page.locator('main').getByRole('link', { name: 'DataGrid', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid');
  const usage = page.locator('.api-usage');
  await page.locator('details:has(.api-usage) > summary').click();
  await expect(usage.locator('a[href*="/#"]').first()).toBeVisible();
  await usage.getByRole('link', { name: 'Sorting', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
});

test('the index filters its entries', async ({ page }) => {
  await openInteractive(page, '/x/api/charts/');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('barch');
  await expect(
    page.locator('.api-index').getByRole('link', { name: 'BarChart', exact: true }),
  ).toBeVisible();
  await expect(
    page.locator('.api-index').getByRole('link', { name: 'PieChart', exact: true }),
  ).toBeHidden();
});

const looks = [
  { name: 'light', storage: {}, width: 1280 },
  { name: 'dark', storage: { 'mui-mode': 'dark' }, width: 1280 },
  { name: 'right to left', storage: { 'docs-direction': 'rtl' }, width: 1280 },
  { name: 'compact table', storage: { 'docs-api-view': 'table' }, width: 1280 },
  { name: 'light on a phone', storage: {}, width: 360 },
  {
    name: 'dark, right to left on a phone',
    storage: { 'mui-mode': 'dark', 'docs-direction': 'rtl' },
    width: 360,
  },
];
const kinds = [
  '/x/api/date-pickers/date-picker/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/tree-view/',
  '/x/api/tree-view/rich-tree-view-pro/',
  '/x/api/data-grid/events/',
  '/x/api/tree-view/hooks/',
];

test.describe('axe', () => {
  // Axe is added as a script element, which the site's policy rightly refuses.
  test.use({ bypassCSP: true });
  for (const { name, storage, width } of looks) {
    test(`each kind of generated page has no violation and no sideways scroll: ${name}`, async ({
      page,
      context,
    }) => {
      await context.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, storage);
      await page.setViewportSize({ width, height: 800 });
      for (const url of kinds) {
        await page.goto(url);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, url).toBe(0);
        expect(await axeViolations(page), url).toEqual([]);
      }
    });
  }
});

test('no name in a type breaks inside a hump on a phone, also when it is unfolded', async ({
  page,
}) => {
  await withoutScripts(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const url of kinds) {
    await page.goto(url);
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    expect(await brokenNames(page), url).toEqual([]);
  }
});

test('import cost is sorted, filtered and on the API page; what is new opens by product', async ({
  page,
}) => {
  await openInteractive(page, '/size-snapshot/');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText('DataGridPremium');
  await expect(page.locator('th[aria-sort]')).toHaveText('Own, gzip');
  await page.getByRole('button', { name: 'Component', exact: true }).click();
  await expect(page.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending');
  const filter = page.getByRole('searchbox', { name: 'Filter by component or package' });
  await filter.fill('<img src=x> (');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^0 of \d+ components$/);
  await filter.fill('datagrid');
  const figures = await rows
    .filter({ hasText: /^DataGrid@/ })
    .locator('td')
    .allTextContents();
  expect(figures).toHaveLength(5);
  await rows.getByRole('link', { name: 'DataGrid', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`Import cost: ${figures[1]} with gzip`);

  await openInteractive(page, '/x/whats-new/');
  const product = page.locator('main section details').first();
  await product.locator('summary').click();
  await expect(product.getByText('gridRowSelector', { exact: true })).toBeVisible();
});
