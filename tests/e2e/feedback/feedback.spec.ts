import { createServer, type Server } from 'node:http';
import { createReceiver } from '../../../src/feedback/index.node.ts';
import { listen, type Listening } from '../../../src/server/index.node.ts';
import { axeViolations } from '../../support/axe.ts';
import { openInteractive } from '../../support/pages.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, buildTimeoutMs, feedbackPort } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';

// One worker: the address of the receiver is built into the site.
test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: /Failed to load resource|localhost:\d+\/' from origin/ });

let site: Listening;
let receiver: Listening | undefined;
let written = '';
/** Entries that a bad server was sent. */
let wasted = 0;

const start = async (server: Server) => {
  await receiver?.close();
  receiver = await listen(server, { port: feedbackPort });
};
const good = () =>
  createReceiver({
    read: () => written,
    append: (line) => {
      written += line;
    },
    accepts: () => true,
    now: Date.now,
  });
/** Answers everything with 200 and a page, as a captive portal does; or never. */
const bad = (kind: 'nonsense' | 'slow') =>
  createServer(({ method }, response) => {
    if (method === 'POST') wasted += 1;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (kind === 'nonsense') response.end('<!doctype html><title>Log in</title>');
    else response.flushHeaders();
  });

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('sponsor-site'));
});
test.beforeEach(() => {
  written = '';
  wasted = 0;
});
test.afterAll(() => Promise.all([site?.close(), receiver?.close()]));

test('a server that is down, answers nonsense or is slow loses no text, and gets it on a later visit', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`:${feedbackPort}/`)) asked.push(request.url());
  });
  await openInteractive(page, `${site.url}/x/introduction/installation/`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback on this page' });
  await expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
  const text = dialog.getByRole('textbox');
  await text.fill('Which <b>Node</b> version?');

  // Closing loses nothing, and nothing was sent.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(text).toHaveValue('Which <b>Node</b> version?');
  expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
  expect(asked).toEqual([]);

  // Down.
  const status = dialog.getByRole('status');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(status).toContainText('kept in this browser');
  await start(bad('nonsense'));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => wasted).toBe(1);
  await expect(status).toContainText('kept in this browser');
  await start(bad('slow'));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('Sending…');
  await expect(status).toContainText('kept in this browser');
  await expect(text).toHaveValue('Which <b>Node</b> version?');

  // The next page sends what was kept, once.
  await start(good());
  await openInteractive(page, `${site.url}/x/introduction/licensing/`);
  await expect.poll(() => written).toContain('Which <b>Node</b> version?');
  expect(JSON.parse(written)).toMatchObject({
    page: '/x/introduction/installation/',
    section: '',
    helpful: false,
  });
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback:'))),
    )
    .toEqual([]);
  const report = await page.request.get(`http://localhost:${feedbackPort}/`);
  expect(await report.text()).toContain('Which &lt;b&gt;Node&lt;/b&gt; version?');
});

test('a section by keyboard, with a full store: the text stays in the form until it is sent', async ({
  page,
}) => {
  await start(bad('nonsense'));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openInteractive(page, `${site.url}/x/introduction/`);
  const heading = page.locator('[data-heading]').first();
  await heading.getByRole('button', { name: 'Feedback on this section' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Feedback on “/ });
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await dialog.getByRole('textbox').fill('Clear');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your text stays here');
  await expect(dialog.getByRole('textbox')).toHaveValue('Clear');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await start(good());
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Sent. Thank you.');
  const id = await heading.locator('[id]').getAttribute('id');
  expect(JSON.parse(written)).toMatchObject({ section: id, helpful: true, text: 'Clear' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(heading.getByRole('button', { name: 'Feedback on this section' })).toBeFocused();
});
