import { buildSmallSite, buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { isStored, openControlled } from '../service-worker/page.ts';
import { startSwitchingSite } from '../service-worker/switchingSite.ts';
import { optionsOf } from './page.ts';

test.describe.configure({ mode: 'default' });
test.use({
  userAgent: personAgent,
  viewport: { width: 1280, height: 800 },
  // Analytics has no network here, and the server is stopped on purpose.
  allowedErrors: /Failed to load resource|ERR_|Content Security Policy|fetch/,
});

let site: Awaited<ReturnType<typeof startSwitchingSite>>;

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await startSwitchingSite([buildSmallSite('small-site')]);
});
test.beforeEach(async ({ context }) => {
  site.state.trouble = 'none';
  await context.route(/googletagmanager|google-analytics/, (route) => route.abort());
});
test.afterAll(() => site?.close());

test('after one visit the search works with the server stopped', async ({ page }) => {
  await openControlled(page, `${site.url}/x/introduction/`);
  // The last of what the worker keeps.
  await expect.poll(() => isStored(page, '/x/search/')).toBe(true);
  site.state.trouble = 'down';
  await page.reload();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('sorting');
  await expect(optionsOf(page).first()).toContainText('Sorting');
  await page.goto(`${site.url}/x/search/?q=licensing`);
  await expect(optionsOf(page).first()).toContainText('Licensing');
});
