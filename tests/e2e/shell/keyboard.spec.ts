import type { Page } from '@playwright/test';
import { prosePage } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab until something whose name matches has the focus. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('header, sidebar and content by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(prosePage);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();

  await tabTo(page, /^Product/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#docs-products')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#docs-products a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#docs-products')).toBeHidden();

  await tabTo(page, /^Filter pages$/);
  await tabTo(page, /^Data Grid$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#docs-sidebar a', { hasText: /^Sorting$/ })).toBeAttached();
  await tabTo(page, /^Sorting$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await tabTo(page, /^Copy as Markdown$/);
});

test('every focus is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(prosePage);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'none';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).not.toMatch(/^none|0px$/);
  }
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto(prosePage);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#docs-main')).toBeFocused();
});
