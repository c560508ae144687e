import type { Page } from '@playwright/test';
import { preferenceDefinitions } from '../../../src/preferences/index.ts';
import { differenceOf } from '../../support/pixels.ts';
import { recordShifts, shiftsOf } from '../../support/shifts.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, buildTimeoutMs } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;
const home = () => `${site.url}/x/react-data-grid/sorting/`;

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('pictured-site'));
});
test.beforeEach(({ context }) =>
  context.route(/googletagmanager|google-analytics/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);
test.afterAll(() => site?.close());

const stageOf = (page: Page) => page.locator('[data-demo="Counter"] [data-stage]');
const shown = (page: Page) => stageOf(page).locator('img:visible');

/** Bytes of script that a page loads; a demo's own among them or not. */
async function scriptsOf(page: Page): Promise<{ bytes: number; names: string[] }> {
  const found = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        name: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
  return {
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    names: found.map(({ name }) => name),
  };
}

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const) {
  test(`at rest a demo is a picture, and then itself in the same place: ${mode}, ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await recordShifts(page);
    await page.goto(home());
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('alt', 'Picture of the demo Counter');
    await expect
      .poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await page.waitForLoadState('networkidle');
    await expect(stageOf(page)).toHaveAttribute('data-loading', '');
    const { bytes, names } = await scriptsOf(page);
    expect(names.filter((name) => name.includes('Counter'))).toEqual([]);
    expect(bytes).toBeLessThan(10_000);
    const picture = await stageOf(page).screenshot();

    await page.mouse.move(5, 5);
    await expect(stageOf(page)).toHaveAttribute('data-ready', '');
    await expect(shown(page)).toHaveCount(0);
    await page.waitForTimeout(200);
    const running = await stageOf(page).screenshot({ caret: 'hide' });
    // The policy of the page would not let it read them.
    const blank = await context.newPage();
    expect(await differenceOf(blank, picture, running)).toBeLessThan(0.002);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('a press on the picture reaches the demo, once', async ({ page }) => {
  await page.goto(home());
  await expect(shown(page)).toHaveCount(1);
  // The demo is a button in the middle.
  const { width } = (await stageOf(page).boundingBox()) ?? { width: 0 };
  await stageOf(page).click({ position: { x: width / 2, y: 26 } });
  await expect(stageOf(page).getByRole('button')).toHaveText('Pressed 1 times');
  await page.waitForTimeout(500);
  await expect(stageOf(page).getByRole('button')).toHaveText('Pressed 1 times');
});

test('a reader who saves data starts a demo with a button', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(home());
  await page.mouse.move(5, 5);
  const run = page.getByRole('button', { name: 'Run the demo' });
  await run.waitFor();
  const { names } = await scriptsOf(page);
  expect(names.filter((name) => name.includes('Counter'))).toEqual([]);
  await run.evaluate((button) => {
    // Over the demo's own button, which must not be pressed with it.
    const place = { inset: 'auto', top: '16px', left: '50%', transform: 'translateX(-50%)' };
    Object.assign(button.style, place);
  });
  await run.click();
  await expect(stageOf(page).getByRole('button')).toHaveText('Pressed 0 times');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a demo is its picture', async ({ page }) => {
    await page.goto(home());
    await expect(shown(page)).toHaveCount(1);
  });
});

test('the gallery and the preview of a link show the picture', async ({ page, request }) => {
  await page.goto(`${site.url}/x/gallery/`);
  const image = page.locator('[data-name="Counter"] img:visible');
  await expect(image).toHaveCount(1);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(100);

  await page.goto(home());
  const meta = page.locator('meta[property="og:image"]');
  const { pathname } = new URL((await meta.getAttribute('content')) ?? '');
  expect(pathname).toMatch(/^\/docs\/x\/_pictures\/preview-[\da-f]{20}\.jpg$/);
  const picture = new URL(pathname, site.url).href;
  const answer = await request.get(picture);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  await page.setContent(`<img alt="" src="${picture}">`);
  const drawn = page.locator('img');
  await expect
    .poll(() => drawn.evaluate((each: HTMLImageElement) => [each.naturalWidth, each.naturalHeight]))
    .toEqual([1200, 630]);
});

test('print shows the picture of a demo that has not run', async ({ page }) => {
  await page.goto(home());
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(1);
});

test('from right to left there is no picture, and the demo runs', async ({ page }) => {
  const { key } = preferenceDefinitions.direction;
  await page.addInitScript((name) => localStorage.setItem(name, 'rtl'), key);
  await page.goto(home());
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shown(page)).toHaveCount(0);
  await expect(stageOf(page)).toHaveAttribute('data-ready', '');
});
