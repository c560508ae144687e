import { openSearch } from '../../../bench/search.ts';
import { axeViolations } from '../../support/axe.ts';
import { openInteractive, prosePage } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { openDialog, optionsOf } from './page.ts';

const gridPage = '/x/react-data-grid/sorting/';

test('at most 150 kB from the opening of the dialog to the first result', async ({
  page,
  baseURL,
}) => {
  const { loaded, firstResultBytes } = await openSearch(page, baseURL ?? '');
  console.log(`first result: ${(firstResultBytes / 1000).toFixed(1)} kB, ${loaded.length} files`);
  expect(loaded).toContain('/x/search/x-data-grid.names.json');
  expect(firstResultBytes).toBeLessThanOrEqual(150_000);
});

test('the whole way without a pointer', async ({ page }) => {
  const input = await openDialog(page, gridPage);
  await input.pressSequentially('pagin');
  const options = optionsOf(page);
  await expect(options.first()).toContainText('Pagination');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  // The last of all, also of those that come when the typing pauses.
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  // What is shown, of as many as the filters count together: more come while the test reads.
  const chips = page.getByRole('group', { name: 'Search in' }).getByRole('button');
  await expect(async () => {
    const counts = (await chips.allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));
    const all = counts.reduce((sum, count) => sum + count, 0);
    await expect(page.getByRole('status').filter({ hasText: /results/ })).toHaveText(
      `The best ${await options.count()} of ${all} results`,
      { timeout: 500 },
    );
  }).toPass();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagination');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is answered is what the box holds, also for letters in its middle and over a selection', async ({
  page,
}) => {
  const input = await openDialog(page, gridPage);
  const list = page.getByRole('listbox');
  await input.pressSequentially('sotng');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'i', 'ArrowLeft', 'ArrowLeft', 'r']) {
    await page.keyboard.press(key);
  }
  await expect(input).toHaveValue('sorting');
  await expect(list).toHaveAttribute('data-answers', 'sorting');
  await expect(optionsOf(page).first()).toContainText('Sorting');

  await page.keyboard.press('Control+a');
  await page.keyboard.press('p');
  await expect(input).toHaveValue('p');
  await expect(list).toHaveAttribute('data-answers', 'p');

  // Full: a letter more changes neither the box nor the question.
  const full = 'sorting '.repeat(25);
  await input.fill(full);
  await expect(list).toHaveAttribute('data-answers', full);
  await page.keyboard.press('x');
  await page.waitForTimeout(300);
  await expect(input).toHaveValue(full);
  await expect(list).toHaveAttribute('data-answers', full);
});

test('a result shows where it is, what it is and why it was found', async ({ page }) => {
  const input = await openDialog(page, prosePage);
  await input.fill('header filters');
  const group = page.getByRole('group', { name: 'Header filters' });
  await expect(group.getByText('Data Grid', { exact: false }).first()).toBeVisible();
  await expect(group.locator('mark').first()).toBeVisible();
  await expect(group.getByRole('img', { name: 'Pro plan' }).first()).toBeVisible();
});

test('filters by product and by kind narrow the results and count them', async ({ page }) => {
  const input = await openDialog(page, prosePage);
  await input.fill('selection');
  await expect(optionsOf(page).first()).toBeVisible();
  const products = page.getByRole('group', { name: 'Search in' });
  await products.getByRole('button', { name: /Tree View/ }).click();
  await expect(optionsOf(page).first()).toHaveAttribute('href', /tree-view/);
  for (const href of await hrefsOf(page)) expect(href).toMatch(/tree-view/);
  const kinds = page.getByRole('group', { name: 'Kind of page' });
  const api = kinds.getByRole('button', { name: /API/ });
  await expect(api).toHaveText(/API \d+/);
  await api.click();
  await expect(api).toHaveAttribute('aria-pressed', 'true');
  await expect(optionsOf(page).first()).toHaveAttribute('href', /^\/x\/api\/tree-view\//);
});

test('recent searches are offered, and can be removed', async ({ page }) => {
  const input = await openDialog(page, prosePage);
  await input.fill('pagination');
  await expect(optionsOf(page).first()).toContainText('Pagination');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagination');
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'pagination', exact: true }).click();
  await expect(input).toHaveValue('pagination');
  await input.fill('');
  await recent.getByRole('button', { name: 'Remove from recent searches: pagination' }).click();
  await expect(recent).toBeHidden();
});

test('nothing found: near spellings are offered', async ({ page }) => {
  const input = await openDialog(page, prosePage);
  await input.fill('pagxnqtizn');
  await expect(page.getByText('Nothing found for “pagxnqtizn”.')).toBeVisible();
  await page.getByRole('button', { name: 'pagination', exact: true }).click();
  await expect(optionsOf(page).first()).toContainText('Pagination');
});

test('the page of the search takes its words from the address and keeps them there', async ({
  page,
}) => {
  await page.goto('/x/search/?q=valueGetter');
  const options = optionsOf(page);
  await expect(options.first()).toContainText('valueGetter');
  await page.getByRole('combobox').fill('gauge');
  await expect(options.first()).toContainText('Gauge');
  await expect(page).toHaveURL(/\/x\/search\/\?q=gauge$/);
});

test('a browser can add the site as a search engine', async ({ page, request }) => {
  await page.goto(prosePage);
  const link = page.locator('link[rel=search][type="application/opensearchdescription+xml"]');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.ok()).toBe(true);
  expect(await response.text()).toContain('/x/search/?q={searchTerms}"');
});

test.describe('a missing page', () => {
  test.use({ allowedErrors: /404/ });

  test('proposes what the search finds', async ({ page }) => {
    await openInteractive(page, '/x/react-data-grid/colum-pining/');
    const proposals = page.locator('#docs-main').getByRole('listitem');
    await expect(proposals.first().getByRole('link')).toHaveText('Column pinning');
  });
});

test.describe('accessibility', () => {
  // axe is added as a script element, which the site's policy rightly refuses.
  test.use({ bypassCSP: true });
  const looks = [
    { mode: 'light', dir: 'ltr', width: 1280 },
    { mode: 'dark', dir: 'ltr', width: 360 },
    { mode: 'light', dir: 'rtl', width: 360 },
    { mode: 'dark', dir: 'rtl', width: 1280 },
  ];
  for (const where of ['dialog', 'page']) {
    test(`the ${where} has no violation in light, dark and right to left`, async ({ page }) => {
      if (where === 'dialog') await (await openDialog(page, prosePage)).fill('column');
      else await page.goto('/x/search/?q=column');
      await expect(optionsOf(page).first()).toBeVisible();
      for (const { width, ...look } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(({ mode, dir }) => {
          Object.assign(document.documentElement.dataset, { mode });
          document.documentElement.dir = dir;
        }, look);
        const context = where === 'dialog' ? 'dialog[open]' : '#docs-main';
        expect.soft(await axeViolations(page, context), JSON.stringify(look)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, JSON.stringify(look)).toBeLessThanOrEqual(0);
      }
    });
  }
});

async function hrefsOf(page: Parameters<typeof optionsOf>[0]): Promise<string[]> {
  return optionsOf(page).evaluateAll((list) =>
    list.map((option) => option.getAttribute('href') ?? ''),
  );
}
