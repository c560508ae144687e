import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { frameOf } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortByHeader');

test.use({ viewport: { width: 1280, height: 900 } });

/** The scripts that a page has asked for, by the beginning of their names. */
function watchScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name = ''] = /([^/]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) names.add(name);
  });
  return names;
}

test('a demo that is near runs without the application, which takes it over as it is', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(demo.url);
  const frame = frameOf(page, demo.name);
  await frame.locator('[data-stage][data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  expect([...scripts]).toContain('demo-start');
  expect([...scripts]).not.toContain('shell');

  const header = frame.getByRole('columnheader').first();
  const grid = await frame.locator('.MuiDataGrid-root').elementHandle();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await frame.locator('[data-item="copy"]:not([data-copy])').waitFor();
  expect([...scripts]).toContain('shell');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(await grid?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a press in a demo before the application counts once', async ({ page }) => {
  await page.goto(demo.url);
  const frame = frameOf(page, demo.name);
  await frame.locator('[data-stage][data-ready]').waitFor();
  const header = frame.getByRole('columnheader').first();
  // It shows on hover, which would start the application.
  await header
    .locator('button')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.mouse.move(10, 10);
  await frame.locator('[data-item="copy"]:not([data-copy])').waitFor();
  await page.waitForTimeout(300);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('a press of the toolbar before the application is played again', async ({ page }) => {
  await page.goto(demo.url);
  const frame = frameOf(page, demo.name);
  await frame.locator('[data-stage][data-ready]').waitFor();
  await frame.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('color mode and direction reach a demo that was there first', async ({ page }) => {
  await page.goto(demo.home);
  const frame = frameOf(page, demo.name);
  await frame.locator('[data-stage][data-ready]').waitFor();
  const look = () =>
    frame.locator('.MuiDataGrid-root').evaluate((element) => {
      const { color, direction } = getComputedStyle(element);
      return { color, direction };
    });
  const before = await look();
  expect(before.direction).toBe('ltr');
  await page.getByRole('button', { name: 'Open settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const name of ['Dark', 'Right to left'])
    await dialog.getByText(name, { exact: true }).click();
  await expect.poll(async () => (await look()).color).not.toBe(before.color);
  await expect.poll(async () => (await look()).direction).toBe('rtl');
});
