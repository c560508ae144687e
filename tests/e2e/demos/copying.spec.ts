import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from './page.ts';
import { importsOf, joinFiles, singleFileOf } from '../../../src/demos/source/index.ts';
import { startMcp } from './mcpDemos.ts';
import { demoNamed, siteDemos } from './siteDemos.ts';

const demo = demoNamed('SortIcons');
const withFolder = demoNamed('ServerSort');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Stops the page's clock where it is; from then on only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

test('R42 the toolbar says Copied for 2 s', async ({ page }) => {
  await page.clock.install();
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  for (const label of ['Copy as one file', 'Copy a link to this demo']) {
    const button = frame.getByRole('button', { name: label });
    const handle = await button.elementHandle();
    const name = () => handle?.evaluate((element) => (element as HTMLElement).innerText.trim());
    await stopClock(page);
    await button.click();
    await expect.poll(name).toBe('Copied');
    await page.clock.runFor(1900);
    expect(await name()).toBe('Copied');
    await page.clock.runFor(200);
    expect(await name()).toBe(label);
    await page.clock.resume();
  }
});

test('R42 a code block says Copied for 1.2 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/x/introduction/installation/');
  const button = page.locator('button[data-copy]').filter({ visible: true }).first();
  const handle = await button.elementHandle();
  const isCopied = () => handle?.evaluate((element) => element.hasAttribute('data-copied'));
  await stopClock(page);
  await button.click({ force: true });
  await expect.poll(isCopied).toBe(true);
  await page.clock.runFor(1100);
  expect(await isCopied()).toBe(true);
  await page.clock.runFor(200);
  expect(await isCopied()).toBe(false);
});

test("R61 a blocked clipboard isn't an error, and nothing says Copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  await frame.getByRole('button', { name: 'Copy as one file' }).click();
  await page.waitForTimeout(300);
  await expect(frame.locator('[data-copied]')).toHaveCount(0);
  await expect(frame.getByRole('status')).toHaveText('');
});

test('what is copied is the demo as one file, in every styling and language, as get_demo gives it', async ({
  page,
}) => {
  const mcp = await startMcp();
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  for (const styling of demo.stylings) {
    for (const variant of ['TS', 'JS'] as const) {
      await frame.locator(`[data-option="${variant}"]`).click();
      await frame.locator(`[data-option="${styling}"]`).click();
      await frame.locator('[data-item="copy"]').click();
      await expect(frame.locator('[data-item="copy"][data-copied]')).toBeVisible();
      const text = await clipboard(page);
      expect(text).toBe(singleFileOf(demo.code[styling]?.[variant] ?? []));
      expect(await mcp.codeOf(demo.id, styling, variant)).toBe(text.trimEnd());
      expect(text).not.toContain('#region');
      expect(text).not.toContain("from '.");
      await expect(frame.locator('[data-item="copy"]:not([data-copied])')).toBeVisible();
    }
  }
  await mcp.close();
});

test('the tab that is shown is the file that is copied', async ({ page }) => {
  await page.goto(withFolder.url);
  const frame = await readyFrame(page, withFolder.name);
  await frame.getByRole('button', { name: 'Show code' }).click();
  const [, second] = withFolder.code.system?.TS ?? [];
  await frame.getByRole('tab', { name: second?.name ?? '' }).click();
  await expect(frame.getByRole('tabpanel').locator('code')).toHaveText(second?.text ?? '');
  await frame.getByRole('button', { name: 'Copy this file' }).click();
  await expect(frame.locator('[data-item="copy"][data-copied]')).toBeVisible();
  expect(await clipboard(page)).toBe(second?.text);
});

test('all files are copied as one text, each under its path', async ({ page }) => {
  await page.goto(withFolder.url);
  const frame = await readyFrame(page, withFolder.name);
  await frame.getByRole('button', { name: 'Show code' }).click();
  const files = withFolder.code.system?.TS ?? [];
  await expect(frame.getByRole('tab')).toHaveText(files.map(({ name }) => name));
  await frame.getByRole('button', { name: 'Copy all files' }).click();
  await expect(frame.locator('details').getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(joinFiles(files, undefined));
});

for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
  test(`one file of a demo of ${product} imports packages alone, and get_demo gives the same`, async ({
    page,
  }) => {
    const several = siteDemos().find(
      ({ id, code }) => id.startsWith(`${product}/`) && code.system?.TS[0]?.single !== undefined,
    );
    if (!several) throw new Error(`No demo of ${product} has several files.`);
    await page.goto(several.url);
    const frame = await readyFrame(page, several.name);
    await frame.getByRole('button', { name: 'Copy as one file' }).click();
    await expect(frame.locator('[data-item="copy"][data-copied]')).toBeVisible();
    const text = await clipboard(page);
    const sources = importsOf(text).map(({ specifier }) => specifier);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => /^[./]/.test(source))).toEqual([]);
    expect(text.match(/^export /gm)).toHaveLength(1);
    expect(text).toContain(`export default function ${several.name}(`);
    const mcp = await startMcp();
    expect(await mcp.codeOf(several.id, 'system', 'TS')).toBe(text.trimEnd());
    await frame.locator('[data-option="JS"]').click();
    await expect(frame.locator('[data-item="copy"]:not([data-copied])')).toBeVisible();
    await frame.locator('[data-item="copy"]').click();
    await expect(frame.locator('[data-item="copy"][data-copied]')).toBeVisible();
    expect(await mcp.codeOf(several.id, 'system', 'JS')).toBe((await clipboard(page)).trimEnd());
    await mcp.close();
  });
}

test('copying works before the scripts of the page have loaded', async ({ page }) => {
  await page.route('**/x/_assets/**/*.js', () => {});
  await page.route('**/x/_assets/*.js', () => {});
  await page.goto(demo.url, { waitUntil: 'commit' });
  await page.locator('[data-item="copy"]').click();
  await expect(page.locator('[data-item="copy"][data-copied]')).toBeVisible();
  expect(await clipboard(page)).toBe(singleFileOf(demo.code.system?.TS ?? []));
});

test('before the scripts have loaded, a reader of JavaScript and CSS copies those', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'codeVariant', value: 'JS', url },
    { name: 'codeStyling', value: 'css', url },
  ]);
  await page.route(/\/x\/_assets\/.*\.js$/, () => {});
  await page.goto(demo.url, { waitUntil: 'commit' });
  await page.locator('[data-item="copy"]').click();
  await expect(page.locator('[data-item="copy"][data-copied]')).toBeVisible();
  expect(await clipboard(page)).toBe(singleFileOf(demo.code.css?.JS ?? []));
});

test('the link leads to the demo as it is seen', async ({ page, baseURL }) => {
  await page.goto(demo.home);
  const frame = await readyFrame(page, demo.name);
  const copyLink = async () => {
    await frame.locator('[data-item="copy-link"]').click();
    await expect(frame.locator('[data-item="copy-link"][data-copied]')).toBeVisible();
    return clipboard(page);
  };
  expect(await copyLink()).toBe(`${baseURL}${demo.home}#${demo.name}.tsx`);
  await frame.locator('[data-option="css"]').click();
  await frame.locator('[data-option="JS"]').click();
  expect(await copyLink()).toBe(`${baseURL}${demo.home}#css-${demo.name}.js`);
});
