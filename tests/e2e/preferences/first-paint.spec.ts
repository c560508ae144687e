import { prosePage, rootState } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

// No script file answers: what is seen is the static HTML with its inline script alone.
test.beforeEach(async ({ page }) => {
  await page.route(/\.js$/, () => {});
});

test('no flash: a stored dark mode is there at the first paint', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto(prosePage);
  expect((await rootState(page)).mode).toBe('dark');
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(16, 20, 24)');
});

test('no flash: right to left is there at the first paint', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(prosePage);
  expect((await rootState(page)).dir).toBe('rtl');
  const sidebar = await page.locator('#docs-sidebar').boundingBox();
  expect(sidebar?.x).toBeGreaterThan(800);
});

test('no flash: JavaScript is shown at the first paint', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  await page.goto(prosePage);
  expect((await rootState(page)).codeVariant).toBe('JS');
  const shown = page.locator('[data-code-block] [data-variant]:visible');
  expect(await shown.count()).toBeGreaterThan(0);
  for (const code of await shown.all()) await expect(code).toHaveAttribute('data-variant', 'JS');
});

test('no flash: the package manager of the last time is shown', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('docs-package-manager', 'pnpm'));
  await page.goto(prosePage);
  const commands = page.locator('[data-manager]:visible');
  await expect(commands.first()).toContainText('pnpm add');
  for (const command of await commands.all())
    await expect(command).toHaveAttribute('data-manager', 'pnpm');
});

test('system mode follows the system at the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(prosePage);
  expect((await rootState(page)).mode).toBe('dark');
});

for (const hostile of [
  'sepia',
  '"><script>alert(1)</script>',
  '{}',
  '\u0000',
  'x'.repeat(5000),
  '__proto__',
]) {
  test(`hostile stored values count as absent: ${hostile.slice(0, 12)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addInitScript((value) => {
      for (const key of ['mui-mode', 'docs-direction', 'docs-package-manager'])
        localStorage.setItem(key, value);
    }, hostile);
    await context.addCookies(
      ['codeVariant', 'codeStyling'].map((name) => ({
        name,
        value: encodeURIComponent(hostile).slice(0, 3000),
        url: baseURL ?? '',
      })),
    );
    await page.goto(prosePage);
    expect(await rootState(page)).toEqual({
      dir: 'ltr',
      lang: 'en',
      mode: 'light',
      codeVariant: 'TS',
      codeStyling: 'system',
      packageManager: 'npm',
    });
  });
}
