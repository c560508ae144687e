import { openInteractive } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { siteDemos } from '../demos/siteDemos.ts';

const gallery = '/x/gallery/';
const all = siteDemos().length;

test.use({ viewport: { width: 1280, height: 800 } });

test('words and filters shorten the list, and the arrow keys go through it', async ({ page }) => {
  await openInteractive(page, gallery);
  const cards = page.locator('[data-gallery] [data-plan]');
  const shown = page.locator('[data-gallery] [data-plan]:not([hidden])');
  const status = page.getByRole('status').filter({ hasText: 'demos' });
  await expect(cards).toHaveCount(all);
  await expect(status).toHaveText(`${all} of ${all} demos`);

  await page.getByRole('searchbox', { name: 'Words' }).fill('sort header');
  const found = page.locator('[data-name="SortByHeader"]');
  await expect(found).toBeVisible();
  expect(await shown.count()).toBeLessThan(30);
  await expect(page.locator('[data-gallery] [data-product="x-charts"]')).toBeHidden();

  await page.getByRole('searchbox', { name: 'Words' }).fill('');
  await page.getByRole('combobox', { name: 'Product', exact: true }).selectOption('x-tree-view');
  await page.getByRole('combobox', { name: 'Styling', exact: true }).selectOption('tailwind');
  const styled = siteDemos().filter(
    ({ home, stylings }) => home.includes('/react-tree-view/') && stylings.includes('tailwind'),
  );
  await expect(status).toHaveText(`${styled.length} of ${all} demos`);
  await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('premium');
  await expect(page.getByText('No demo has all of this.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toHaveText(`${all} of ${all} demos`);

  const links = cards.locator('a:first-child');
  await links.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(all - 1)).toBeFocused();

  await page.getByRole('searchbox', { name: 'Words' }).fill('SortByHeader');
  await found.getByRole('link', { name: 'Sort by header', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/demo\/data-grid\/sorting\/SortByHeader\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every demo is in a plain list, without filters and without a broken picture', async ({
    page,
  }) => {
    await page.goto(gallery);
    await expect(page.locator('[data-gallery] [data-plan]')).toHaveCount(all);
    await expect(page.getByRole('searchbox', { name: 'Words' })).toBeHidden();
    const guide = page.locator('[data-name="SortByHeader"]').getByRole('link', { name: /guide$/ });
    await expect(guide).toHaveAttribute('href', '/x/react-data-grid/sorting/#SortByHeader');
  });
});
