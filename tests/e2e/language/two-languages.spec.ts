import type { Page } from '@playwright/test';
import { openInteractive } from '../../support/pages.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { openDialog } from '../search/page.ts';
import { countLoads, isStored, openControlled } from '../service-worker/page.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('second-site'));
});
// What the site would tell is told in the tests of analytics.
test.beforeEach(({ context }) =>
  context.route(/googletagmanager|google-analytics/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);
test.afterAll(() => site?.close());

test('R16 paths have a prefix when the language is not English', async ({ page }) => {
  await page.goto(`${site.url}/ar/x/introduction/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نظرة عامة');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
  for (const link of await page.locator('#docs-sidebar a, .prose p a').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/ar\/x\//);
  }
  await page.goto(`${site.url}/x/introduction/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the first byte has the right language and direction, and the head names the others', async ({
  request,
}) => {
  const html = await (await request.get(`${site.url}/ar/x/introduction/`)).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
  expect(html).toMatch(/hrefLang="en" href="[^"]*\/x\/introduction\/"/i);
  expect(html).toMatch(/hrefLang="ar" href="[^"]*\/ar\/x\/introduction\/"/i);
  expect(html).toMatch(/hrefLang="x-default"/i);
});

test('English is never prefixed', async ({ request }) => {
  const response = await request.get(`${site.url}/en/x/introduction/installation/`, {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/x/introduction/installation/');
});

test('R15 /blog and /size-snapshot/ are never prefixed', async ({ request }) => {
  for (const path of ['/blog/', '/size-snapshot/']) {
    const response = await request.get(`${site.url}/ar${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(path);
  }
});

test('a page that is not translated is shown in English, and says so to the browser', async ({
  page,
}) => {
  await page.goto(`${site.url}/ar/x/introduction/installation/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  for (const part of ['article h1', 'article .prose']) {
    await expect(page.locator(part)).toHaveAttribute('lang', 'en');
    await expect(page.locator(part)).toHaveAttribute('dir', 'ltr');
  }
  const notice = page.getByRole('note', { name: 'ملاحظة' });
  await expect(notice).toContainText('لم تُترجم هذه الصفحة بعد');
  const link = notice.getByRole('link');
  await expect(link).toHaveAttribute('href', '/x/introduction/installation/');
  await expect(link).toHaveAttribute('hreflang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /localhost\/x\/introduction\/installation\/$/,
  );
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page.goto(`${site.url}/ar/x/introduction/`);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('files beside the pages follow the language', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(site.url + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).toContain('/ar/x/introduction/</loc>');
  expect(sitemap).not.toContain('/ar/x/introduction/installation/');
  const twin = await textOf('/ar/x/introduction.md');
  expect(twin).toContain('# نظرة عامة');
  expect(twin).toContain('- الصفحة: <https://localhost/ar/x/introduction/>');
  expect(twin).toContain('](https://localhost/ar/x/introduction/installation/)');
  expect(await textOf('/ar/x/introduction/installation.md')).toContain('لم تُترجم هذه الصفحة بعد');
  expect(await textOf('/llms.txt')).toContain('[العربية](https://localhost/ar/llms.txt)');
  expect(await textOf('/ar/llms.txt')).toContain('(https://localhost/ar/x/introduction.md)');
  const missing = await request.get(`${site.url}/ar/x/nowhere/`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('الصفحة غير موجودة');
});

test('R16 the search is in the language of the page', async ({ page }) => {
  await openInteractive(page, `${site.url}/ar/x/introduction/`);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  const first = page.getByRole('option').first();
  // Another spelling, and without the article of the title.
  await box.fill('نظره عامه');
  await expect(first).toHaveAttribute('href', '/ar/x/introduction/');
  await expect(first).toContainText('نظرة عامة');
  await box.fill('installation');
  await expect(first).toHaveAttribute('href', '/ar/x/introduction/installation/');
});

test('client navigation between languages changes lang and direction', async ({ page }) => {
  await openInteractive(page, `${site.url}/x/introduction/`);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نظرة عامة');
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    userAgent: personAgent,
    viewport: { width: 1280, height: 800 },
    allowedErrors: /Failed to load resource|ERR_|fetch/,
  });
  // The worker runs on the host of the configuration.
  const at = (path: string) => site.url.replace('127.0.0.1', 'localhost') + path;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('R16 each language has a worker: seen pages, the search and the offline page are in it', async ({
    page,
    context,
  }) => {
    await openControlled(page, at('/ar/x/introduction/'));
    await expect(page.getByText('متاح دون اتصال')).toBeVisible();
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([at('/ar/x/')]);
    // The last of what the worker keeps.
    await expect.poll(() => isStored(page, '/ar/x/search/')).toBe(true);
    expect(await isStored(page, '/ar/x/search/x-tree-view.texts.json')).toBe(true);
    expect(await isStored(page, '/x/search/x-tree-view.texts.json')).toBe(false);

    await context.setOffline(true);
    const input = await openDialog(page, at('/ar/x/introduction/'), 'ابحث في التوثيق');
    await expect(heading(page)).toHaveText('نظرة عامة');
    await input.fill('نظره عامه');
    await expect(page.getByRole('option').first()).toContainText('نظرة عامة');

    await page.goto(at('/ar/x/introduction/support/'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(heading(page)).toHaveText('أنت غير متصل بالإنترنت');
    const stored = page.locator('[data-stored-pages] a');
    await expect(stored).toHaveText(['ابحث في التوثيق', 'نظرة عامة']);
    await page.getByRole('searchbox', { name: 'ابحث في الصفحات المحفوظة' }).fill('نظرة');
    await expect(stored).toHaveText(['نظرة عامة']);
    await expect(stored).toHaveAttribute('href', '/ar/x/introduction/');
  });

  test('R16 a product is saved in the language of its page', async ({ page, context }) => {
    await openControlled(page, at('/ar/x/introduction/'));
    await page.getByRole('button', { name: 'احفظ للاستخدام دون اتصال' }).click();
    const dialog = page.getByRole('dialog', { name: 'حفظ MUI X للاستخدام دون اتصال' });
    await dialog.getByRole('button', { name: 'احفظ' }).click();
    await expect(dialog).toContainText('حُفظ على هذا الجهاز.');
    await context.setOffline(true);
    await page.goto(at('/ar/x/introduction/licensing/'));
    await expect(heading(page)).toHaveText('Licensing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await isStored(page, '/x/introduction/licensing/')).toBe(false);
  });

  test('R16 a page that is reached by changing the language is kept too, without a reload', async ({
    page,
    context,
  }) => {
    await openControlled(page, at('/x/introduction/'));
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Open settings' }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(heading(page)).toHaveText('نظرة عامة');
    await expect.poll(() => isStored(page, '/ar/x/introduction/')).toBe(true);
    await expect.poll(() => isStored(page, '/ar/x/search/')).toBe(true);
    expect(loads()).toBe(0);
    await context.setOffline(true);
    await page.goto(at('/ar/x/introduction/'));
    await expect(heading(page)).toHaveText('نظرة عامة');
    await page.goto(at('/x/introduction/'));
    await expect(heading(page)).toHaveText('Overview');
  });
});
