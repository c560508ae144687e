import { openInteractive } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { siteDemos } from './siteDemos.ts';

const homes = [...new Set(siteDemos().map(({ home }) => home))];

test('demos come near before they are loaded', async ({ page }) => {
  const [home = ''] = homes.filter((each) => each.includes('sorting'));
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(home);
  await page.locator('[data-stage][data-ready]').first().waitFor();
  const far = page.locator('[data-demo]').last();
  await expect(far.locator('[data-stage]')).not.toHaveAttribute('data-ready');
  await far.scrollIntoViewIfNeeded();
  await expect(far.locator('[data-stage]')).toHaveAttribute('data-ready', '');
});

test('the browser skips stages far from the screen, so that no spinner turns there', async ({
  page,
}) => {
  const [home = ''] = homes.filter((each) => each.includes('sorting'));
  // What the browser says of its own: an animation is listed for a while where nothing is drawn any more.
  await page.addInitScript(() =>
    document.addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
        (target as Element).toggleAttribute('data-test-skipped', skipped);
      },
      true,
    ),
  );
  await page.goto(home);
  const stages = page.locator('[data-stage]');
  await stages.and(page.locator('[data-ready]')).first().waitFor();
  // Near the screen the browser prepares what comes; four screens down is far.
  const far = () =>
    stages.evaluateAll((elements) => {
      const low = elements.filter((it) => it.getBoundingClientRect().top > 4 * innerHeight);
      const drawn = low.filter((it) => !it.hasAttribute('data-test-skipped'));
      return { isLong: low.length > 5, drawn: drawn.length };
    });
  await expect.poll(far).toEqual({ isLong: true, drawn: 0 });
});

test('demos follow color mode and direction without a reload', async ({ page }) => {
  const [home = ''] = homes.filter((each) => each.includes('sorting'));
  await page.goto(home);
  const grid = page.locator('[data-stage][data-ready] .MuiDataGrid-root').first();
  await grid.waitFor();
  const look = () =>
    grid.evaluate((element) => {
      const { color, direction } = getComputedStyle(element);
      return { color, direction };
    });
  const before = await look();
  await page.getByRole('button', { name: 'Open settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const name of ['Dark', 'Right to left']) {
    await dialog.getByText(name, { exact: true }).click();
  }
  await expect.poll(async () => (await look()).color).not.toBe(before.color);
  await expect.poll(async () => (await look()).direction).toBe('rtl');
});

for (const saveData of [false, true]) {
  test(`${saveData ? 'Save-Data: no' : 'far'} demos are fetched in idle time`, async ({ page }) => {
    const [home = ''] = homes.filter((each) => each.includes('sorting'));
    await page.addInitScript((save) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: save } });
    }, saveData);
    await page.goto(home);
    await page.locator('[data-stage][data-ready]').first().waitFor();
    const links = page.locator('head link[rel="prefetch"]');
    await expect(links).toHaveCount(0);
    if (saveData) {
      await page.waitForTimeout(5000);
      await expect(links).toHaveCount(0);
    } else {
      await expect.poll(() => links.count()).toBeGreaterThan(3);
    }
  });
}

for (const [home, name, part] of [
  ['/x/react-date-pickers/date-field/', 'InvoiceDate', '.MuiPickersTextField-root'],
  ['/x/react-date-pickers/date-picker/', 'ControlledValue', '.MuiStack-root'],
] as const) {
  test(`fields that are narrower than their stage are in its middle: ${name}`, async ({ page }) => {
    await openInteractive(page, home);
    const stage = page.locator(`[data-demo="${name}"] [data-stage]`);
    await stage.scrollIntoViewIfNeeded();
    const isCentered = () =>
      stage.evaluate((outer, selector) => {
        const around = outer.getBoundingClientRect();
        const inner = outer.querySelector(selector)?.getBoundingClientRect();
        if (!inner || inner.width > around.width / 2) return false;
        return Math.abs(inner.left - around.left - (around.right - inner.right)) < 2;
      }, part);
    await expect.poll(isCentered).toBe(true);
    // Mounted again, it is measured again.
    await page
      .locator(`[data-demo="${name}"]`)
      .getByRole('button', { name: 'Reset the demo' })
      .click();
    await page.waitForTimeout(500);
    expect(await isCentered()).toBe(true);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the axes of a chart have their labels', async ({ page }) => {
    await openInteractive(page, '/x/react-charts/axis/');
    const demo = page.locator('[data-demo="TickControls"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-ready]').waitFor();
    await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
      '0',
      '10',
      '50',
      '60',
    ]);
  });
});

test('the variables of the theme are inserted once for all demos', async ({ page }) => {
  await openInteractive(page, '/x/react-data-grid/sorting/');
  const run = async (place: number) => {
    const stage = page.locator('[data-stage]').nth(place);
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-ready', '');
  };
  const count = () =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter(({ cssText }) => cssText.includes('--mui-spacing:')).length,
    );
  await run(0);
  const withOne = await count();
  await run(3);
  expect(await count()).toBe(withOne);
});
