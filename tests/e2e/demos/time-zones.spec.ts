import { expect, test } from '../../support/test.ts';
import { buildHarness, openHarness } from './harness/openHarness.ts';
import { siteDemos } from './siteDemos.ts';

const pickers = siteDemos().filter(({ id }) => id.startsWith('date-pickers/'));
const timeZones = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'];

const together = 30;

// It builds a page of its own, and shows every picker in it four times, many at once.
test.setTimeout(600_000);

test('pickers show the same in every time zone', async ({ browser, baseURL }) => {
  const folder = await buildHarness(pickers);
  const ids = pickers.map(({ id }) => id);
  const texts = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const textsOf = await openHarness(await context.newPage(), folder);
    const found: Record<string, string> = {};
    for (let at = 0; at < ids.length; at += together) {
      const some = ids.slice(at, at + together);
      const shown = await textsOf(some);
      some.forEach((id, index) => (found[id] = shown[index]?.trim() ?? ''));
    }
    await context.close();
    return found;
  };
  const utc = await texts('UTC');
  expect(Object.keys(utc)).toEqual(ids);
  expect(Object.values(utc)).not.toContain('');
  for (const zone of timeZones) expect.soft(await texts(zone), zone).toEqual(utc);
});
