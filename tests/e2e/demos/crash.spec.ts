import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortByHeader');
const demoScript = new RegExp(`/${demo.name}-[^/]+\\.js`);

/** Puts another module in the place of the demo's own chunk. */
const replaceDemo = (page: Page, body: string) =>
  page.route(demoScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test.describe('a demo that throws', () => {
  test.use({ allowedErrors: /Boom/ });

  test('shows the error inside its frame, with Reset, and the page lives', async ({ page }) => {
    await replaceDemo(
      page,
      `export default function Demo() {
        if (!globalThis.fixed) throw new Error('Boom goes the demo');
        return 'Well again';
      }`,
    );
    await page.goto(demo.home);
    const frame = await readyFrame(page, demo.name);
    const alert = frame.getByRole('alert');
    await expect(alert).toContainText('This demo stopped with an error');
    await expect(alert).toContainText('Boom goes the demo');
    await readyFrame(page, 'MultiSort');
    await alert.getByRole('button', { name: 'Reset the demo' }).click();
    await expect(alert).toContainText('Boom goes the demo');
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await alert.getByRole('button', { name: 'Reset the demo' }).click();
    await expect(frame.locator('[data-stage]')).toHaveText('Well again');
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('a demo that cannot be loaded', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('says so, and Reset tries again', async ({ page }) => {
    await page.route(demoScript, (route) => route.abort());
    await page.goto(demo.url);
    const frame = page.locator(`[data-demo="${demo.name}"]`);
    await expect(frame.getByRole('alert')).toContainText('This demo could not be loaded');
    await page.unroute(demoScript);
    await frame.getByRole('alert').getByRole('button', { name: 'Reset the demo' }).click();
    await expect(frame.locator('[data-stage]')).toHaveAttribute('data-ready', '');
  });
});

test('Reset mounts the demo afresh', async ({ page }) => {
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  const header = frame.getByRole('columnheader').first();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await frame.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
});
