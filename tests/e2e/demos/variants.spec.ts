import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortIcons');
const above = demoNamed('ServerSort');

test.use({ viewport: { width: 1280, height: 800 } });

/** The farthest that an element was seen from where it is now, in any frame of the next moment. */
async function movement(page: Page, element: Locator, act: () => Promise<void>): Promise<number> {
  const handle = await element.elementHandle();
  await page.evaluate((watched) => {
    if (!watched) return;
    const first = watched.getBoundingClientRect().top;
    const record = { farthest: 0 };
    Object.assign(window, { record });
    const look = () => {
      const moved = Math.abs(watched.getBoundingClientRect().top - first);
      record.farthest = Math.max(record.farthest, moved);
      requestAnimationFrame(look);
    };
    look();
  }, handle);
  await act();
  await page.waitForTimeout(1200);
  return page.evaluate(
    () => (window as unknown as { record: { farthest: number } }).record.farthest,
  );
}

test('a choice made on one demo holds for the page and moves nothing', async ({ page }) => {
  await page.goto(demo.home);
  const upper = await readyFrame(page, above.name);
  await upper.getByRole('button', { name: 'Show code' }).click();
  await expect(upper.locator('details')).toHaveAttribute('open', '');
  const frame = await readyFrame(page, demo.name);
  const toolbar = frame.getByRole('toolbar');
  await toolbar.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(500);
  const press = (option: string) =>
    movement(page, toolbar, () => toolbar.locator(`[data-option="${option}"]`).click());

  expect(await press('JS')).toBeLessThanOrEqual(1);
  await expect(upper.locator('details code')).toHaveText(above.code.system?.JS[0]?.text ?? '');
  expect(await press('tailwind')).toBeLessThanOrEqual(1);
  expect(await press('css')).toBeLessThanOrEqual(1);
  expect(await press('TS')).toBeLessThanOrEqual(1);
  await expect(upper.locator('details code')).toHaveText(above.code.system?.TS[0]?.text ?? '');
  await expect(upper.locator('[data-option="TS"]')).toHaveAttribute('aria-pressed', 'true');
});

test('each styling is a chunk of its own, loaded when it is chosen', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  const isOf = (styling: string) => (path: string) => path.includes(`${demo.name}.${styling}-`);
  expect(loaded.filter(isOf('css'))).toEqual([]);
  await frame.locator('[data-option="css"]').click();
  await expect.poll(() => loaded.some(isOf('css'))).toBe(true);
  await expect(frame.locator('[data-stage]')).toHaveAttribute('data-ready', '');
  expect(loaded.filter(isOf('tailwind'))).toEqual([]);
});

for (const { cookies, variant, styling } of [
  { cookies: ['codeVariant=JS'], variant: 'JS', styling: 'system' },
  { cookies: ['codeStyling=css'], variant: 'TS', styling: 'css' },
  { cookies: ['codeStyling=tailwind', 'codeVariant=JS'], variant: 'JS', styling: 'tailwind' },
]) {
  test(`the first paint shows the preview in ${variant} and ${styling}`, async ({ page }) => {
    // No script of the page arrives: what shows is the static HTML, its styles and the head script.
    await page.route(/\/x\/_assets\/.*\.js$/, () => {});
    await page.context().addCookies(
      cookies.map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, domain: '127.0.0.1', path: '/' };
      }),
    );
    await page.goto(demo.url, { waitUntil: 'commit' });
    const shown = page.locator(`[data-demo="${demo.name}"] pre`).filter({ visible: true });
    await expect(shown).toHaveCount(1);
    const data = await shown.evaluate(({ dataset }) => ({ ...dataset }));
    expect(data['styling']).toBe(styling);
    expect(data['variant'] ?? variant).toBe(variant);
    const pressed = page.locator(`[data-option="${styling}"]`);
    const plain = page.locator('[data-option="system"], [data-option="css"]').first();
    const shadow = (option: Locator) =>
      option.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await shadow(pressed)).not.toBe('none');
    if (styling !== 'system') expect(await shadow(plain)).toBe('none');
  });
}
