import { expect, test } from '../../support/test.ts';
import { buildHarness, openHarness } from './harness/openHarness.ts';
import { caseKey } from './harness/shownFiles.ts';
import { licenceNotice, siteDemos } from './siteDemos.ts';

const demos = siteDemos();
const roomOf = (id: string) => id.split('/', 1)[0] ?? '';
const rooms = [...new Set(demos.map(({ id }) => roomOf(id)))];
const timeZones = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'];

test.use({ allowedErrors: licenceNotice, viewport: { width: 1000, height: 900 } });
test.describe.configure({ timeout: 600_000 });

let folder = '';
// Once a worker, for all of its tests.
test.beforeAll(async ({ browserName: _ }, { workerIndex }) => {
  test.setTimeout(240_000);
  folder = await buildHarness(demos, workerIndex);
});

for (const room of rooms) {
  test(`the JavaScript of ${room} renders the same text as its TypeScript`, async ({ page }) => {
    const textOf = await openHarness(page, folder);
    for (const { id, stylings } of demos.filter((demo) => roomOf(demo.id) === room)) {
      for (const styling of stylings) {
        const typeScript = await textOf(caseKey(id, styling, 'TS'));
        const javaScript = await textOf(caseKey(id, styling, 'JS'));
        expect.soft(typeScript.trim(), `${id}, ${styling}`).not.toBe('');
        expect.soft(javaScript, `${id}, ${styling}`).toBe(typeScript);
      }
    }
  });
}

test('pickers show the same in every time zone', async ({ browser, baseURL }) => {
  const pickers = demos.filter(({ id }) => roomOf(id) === 'date-pickers');
  const texts = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const textOf = await openHarness(await context.newPage(), folder);
    const found: Record<string, string> = {};
    for (const { id } of pickers) found[id] = await textOf(caseKey(id, 'system', 'TS'));
    await context.close();
    return found;
  };
  const utc = await texts('UTC');
  for (const zone of timeZones) expect.soft(await texts(zone), zone).toEqual(utc);
});
