import { openInteractive, prosePage, rootState } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { frameOf } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortIcons');
const other = demoNamed('ServerSort');

test.use({ viewport: { width: 1280, height: 800 } });

const links = [
  { hash: `#${demo.name}.tsx`, variant: 'TS', styling: 'system' },
  { hash: `#${demo.name}.js`, variant: 'JS', styling: 'system' },
  { hash: `#tailwind-${demo.name}.tsx`, variant: 'TS', styling: 'tailwind' },
  { hash: `#css-${demo.name}.js`, variant: 'JS', styling: 'css' },
] as const;

for (const { hash, variant, styling } of links) {
  test(`R28 R31 ${hash} scrolls to the demo, opens its code and selects`, async ({ page }) => {
    await page.goto(demo.home + hash);
    const frame = frameOf(page, demo.name);
    await expect(frame).toBeInViewport();
    await expect(frame.locator('details')).toHaveAttribute('open', '');
    expect(await rootState(page)).toMatchObject({ codeVariant: variant, codeStyling: styling });
    const [file] = demo.code[styling]?.[variant] ?? [];
    await expect(frame.locator('details code')).toHaveText(file?.text ?? '');
    await expect(frame.getByRole('button', { name: 'Hide code' })).toBeVisible();
    const top = await frame.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });
}

test('a reader of JavaScript stays one: a link without an ending shows it, one to TypeScript changes nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  await page.goto(`${demo.home}#${demo.name}`);
  const frame = frameOf(page, demo.name);
  await expect(frame.locator('details')).toHaveAttribute('open', '');
  await expect(frame).toBeInViewport();
  const code = (variant: 'TS' | 'JS') => demo.code.system?.[variant][0]?.text ?? '';
  await expect(frame.locator('details code')).toHaveText(code('JS'));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `${demo.name}.tsx`);
  await expect(frame.locator('details code')).toHaveText(code('TS'));
  const kept = (await context.cookies()).find(({ name }) => name === 'codeVariant');
  expect(kept?.value).toBe('JS');
});

test('a link on the page itself does the same', async ({ page }) => {
  await page.goto(demo.home);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `css-${demo.name}.js`);
  const frame = frameOf(page, demo.name);
  await expect(frame.locator('details')).toHaveAttribute('open', '');
  await expect(frame).toBeInViewport();
  expect(await rootState(page)).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
});

test('a styling that the demo lacks still leads to it', async ({ page }) => {
  await page.goto(`${other.home}#css-${other.name}.js`);
  const frame = frameOf(page, other.name);
  await expect(frame.locator('details')).toHaveAttribute('open', '');
  await expect(frame).toBeInViewport();
  await expect(frame.locator('details code')).toHaveText(other.code.system?.JS[0]?.text ?? '');
});

test('a navigation without a reload does the same', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'to the demo' });
    document.querySelector('#docs-main')?.prepend(link);
    Object.assign(window, { sameDocument: true });
  }, `${demo.home}#tailwind-${demo.name}.tsx`);
  await page.getByRole('link', { name: 'to the demo' }).click();
  const frame = frameOf(page, demo.name);
  await expect(frame.locator('details')).toHaveAttribute('open', '');
  await expect(frame).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await rootState(page)).toMatchObject({ codeVariant: 'TS', codeStyling: 'tailwind' });
});

test('an unknown name opens nothing and stays at the top', async ({ page }) => {
  await page.goto(`${demo.home}#NoSuchDemo.tsx`);
  await page.locator('[data-stage][data-ready]').first().waitFor();
  await expect(page.locator('[data-demo] details[open]')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
