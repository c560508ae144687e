import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { collect, setLuck } from '../analytics/collector.ts';
import { openDialog, optionsOf } from './page.ts';

test.describe.configure({ mode: 'default' });
test.use({ userAgent: personAgent, serviceWorkers: 'block' });

let site: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('small-site'));
});
test.afterAll(() => site?.close());

const search = (eventAction: string, eventLabel: string) => [
  'event',
  'search',
  { eventAction, eventLabel },
];

for (const [luck, isTold] of [
  [0.05, true],
  [0.5, false],
] as const) {
  test(`with a luck of ${luck} the search is reported: ${isTold}`, async ({ page }) => {
    const { told } = await collect(page);
    await setLuck(page, luck);
    const input = await openDialog(page, `${site.url}/x/introduction/`);
    await expect.poll(told).not.toEqual([]);
    await input.fill('zzzqqqxxx');
    await expect(page.getByText('Nothing found for “zzzqqqxxx”.')).toBeVisible();
    const searches = () => told().filter(([, name]) => name === 'search');
    const [missed, chosen] = [
      search('no-result', 'zzzqqqxxx'),
      search('chosen', '/x/react-data-grid/sorting/'),
    ];
    // A query counts as missed when nothing more is typed for a while.
    if (isTold) await expect.poll(searches).toEqual([missed]);
    else await page.waitForTimeout(2000);
    await input.fill('sorting');
    await expect(optionsOf(page).first()).toContainText('Sorting');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
    await expect.poll(searches).toEqual(isTold ? [missed, chosen] : []);
  });
}

test('with Do Not Track nothing of the search is reported', async ({ page }) => {
  const { commands } = await collect(page);
  await setLuck(page, 0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const input = await openDialog(page, `${site.url}/x/introduction/`);
  await input.fill('sorting');
  await expect(optionsOf(page).first()).toContainText('Sorting');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  expect(commands).toEqual([]);
});
