import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../../tests/support/launch.ts';
import { serveFolder } from '../../tests/support/serveFolder.ts';

/** Opens the small site of the tests: a page renders, the application takes over, a demo runs, nothing complains. */
export async function openSite(folder: string): Promise<void> {
  const site = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const errors = collectErrors(page);
    await page.route(/googletagmanager|google-analytics/, (route) => route.fulfill({ body: '' }));
    await checkNavigation(page, site.url);
    await checkDemo(page, site.url);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await browser.close();
    await site.close();
  }
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return errors;
}

/** A click that changes the page without loading a document needs a hydrated application. */
async function checkNavigation(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/x/introduction/`);
  await expect(page.locator('h1')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The first sign of a user loads the application.
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState('networkidle');
  await page.locator('a[href="/x/introduction/installation/"]').first().click();
  await expect(page).toHaveURL(/\/x\/introduction\/installation\/$/);
  await expect(page.locator('h1')).toContainText('Installation');
  if (loads > 0) throw new Error('A link loaded a document: the application is not hydrated.');
}

async function checkDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/x/react-data-grid/sorting/`);
  const button = page.getByRole('button', { name: /Pressed \d+ times/ });
  await expect(button).toBeVisible();
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('Pressed 0 times', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
