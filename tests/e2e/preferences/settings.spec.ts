import type { Page } from '@playwright/test';
import { openInteractive, prosePage, rootState } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

/** Chooses in the open settings, by the label as a reader does. */
async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByText(name, { exact: true }).click();
  await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked();
}

test('R1 R26 language, color mode, code variant and styling are kept', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.getByRole('button', { name: 'Open settings' }).click();
  for (const name of ['Dark', 'Right to left', 'JavaScript', 'Tailwind CSS']) {
    await choose(page, name);
  }
  const chosen = {
    dir: 'rtl',
    lang: 'en',
    mode: 'dark',
    codeVariant: 'JS',
    codeStyling: 'tailwind',
    packageManager: 'npm',
  };
  expect(await rootState(page)).toEqual(chosen);
  await page.reload();
  expect(await rootState(page)).toEqual(chosen);
});

test('R30 R68 a change writes a cookie of one year for the whole site', async ({
  page,
  context,
}) => {
  await openInteractive(page, prosePage);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await choose(page, 'JavaScript');
  await choose(page, 'Plain CSS');
  const cookies = await context.cookies();
  for (const [name, value] of [
    ['codeVariant', 'JS'],
    ['codeStyling', 'css'],
  ]) {
    const cookie = cookies.find((item) => item.name === name);
    expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax' });
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    // Chromium shortens to 400 days; a year fits below that.
    expect(Math.abs(seconds - 31536000)).toBeLessThan(60);
  }
});

test('R32 R33 the color mode is in local storage and followed by other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openInteractive(other, '/x/introduction/');
  await openInteractive(page, prosePage);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await choose(page, 'Dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('R33 a tab that was never touched follows too', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(prosePage);
  await openInteractive(page, prosePage);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await choose(page, 'Dark');
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('R34 system mode follows the system while it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openInteractive(page, prosePage);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});

test('storage that throws loses only persistence', async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await openInteractive(page, prosePage);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await choose(page, 'Dark');
  await choose(page, 'JavaScript');
  expect(await rootState(page)).toMatchObject({ mode: 'dark', codeVariant: 'JS' });
});

test('the settings are a dialog: Escape closes it and the focus returns', async ({ page }) => {
  await openInteractive(page, prosePage);
  const button = page.getByRole('button', { name: 'Open settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('the choice of package manager is shared by all blocks and remembered', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(page.locator('[data-manager]:visible').first()).toContainText('yarn add');
  expect(await page.locator('[data-manager=npm]:visible').count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toBeFocused();
  await page.reload();
  await expect(page.locator('[data-manager]:visible').first()).toContainText('pnpm add');
});
