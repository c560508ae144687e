import type { Listening } from '../../../src/server/index.node.ts';
import { axeViolations } from '../../support/axe.ts';
import { openInteractive } from '../../support/pages.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, buildTimeoutMs } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedErrors: /Failed to load resource/,
});

let site: Listening;

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('sponsor-site'));
});
test.afterAll(() => site?.close());

test('the menu of a page: assistants, a text for agents, bookmarks and the list of keys', async ({
  page,
}) => {
  await openInteractive(page, `${site.url}/x/react-data-grid/sorting/`);
  const title = await page.locator('h1').innerText();
  const button = page.getByRole('button', { name: 'More', exact: true });
  const menu = page.getByRole('menu', { name: 'More', exact: true });
  await button.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  expect(await axeViolations(page, '[role=menu]')).toEqual([]);
  for (const [name, host] of [
    ['ChatGPT', 'chatgpt.com'],
    ['Claude', 'claude.ai'],
  ] as const) {
    const href = await menu.getByRole('menuitem', { name: `Open in ${name}` }).getAttribute('href');
    const url = new URL(href ?? '');
    expect(url.host).toBe(host);
    expect(url.searchParams.get('q')).toContain('https://localhost/x/react-data-grid/sorting.md');
  }
  await menu.getByRole('menuitem', { name: /^Ask an agent/ }).click();
  await expect(menu.getByRole('menuitem', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('It comes from https://localhost/x/react-data-grid/sorting.md');
  expect(copied).toContain(`# ${title}`);
  await menu.getByRole('menuitem', { name: 'Bookmark this page' }).click();
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu.getByRole('menuitem', { name: 'Remove bookmark' })).toBeVisible();
  await button.click();
  await expect(menu).toHaveCount(0);

  // A press before the page is interactive is kept.
  await page.goto(`${site.url}/x/introduction/`);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(search.getByRole('region', { name: 'Bookmarks' })).toContainText(title);
  const recent = search.getByRole('region', { name: 'Recent pages' });
  await expect(recent.getByRole('link')).toHaveText([title]);
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await recent.getByRole('button', { name: /^Remove from the list/ }).click();
  await expect(recent).toHaveCount(0);
  await search.getByRole('region', { name: 'Bookmarks' }).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(title);
});

test('a demo at the width of a phone, in the other mode and direction; all code at once; damaged lists', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-bookmarks', '[{"path":"javascript:alert(1)","title":"x"}]');
    localStorage.setItem('docs-recent-pages', '{');
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInteractive(page, `${site.url}/x/react-data-grid/sorting/`);
  const frame = page.locator('[data-demo]').first();
  const stage = frame.locator('[data-stage]');
  await expect(stage).toHaveAttribute('data-ready', '');
  const color = () => stage.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await color();
  const choose = async (role: 'menuitemradio' | 'menuitemcheckbox', name: string) => {
    await frame.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole(role, { name }).click();
  };
  await choose('menuitemradio', 'Phone width');
  await choose('menuitemcheckbox', 'Dark');
  await choose('menuitemcheckbox', 'Right to left');
  expect((await stage.boundingBox())?.width).toBe(360);
  expect(await color()).not.toBe(before);
  await expect(stage).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await axeViolations(page, { include: ['[data-demo]'] })).toEqual([]);
  await frame.getByRole('button', { name: 'Reset' }).click();
  expect(await color()).toBe(before);
  await expect(stage).toHaveCSS('direction', 'ltr');

  const code = page.locator('[data-demo] details').first();
  const inMenu = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await inMenu('Expand all code');
  await expect(code).toHaveAttribute('open', '');
  await inMenu('Collapse all code');
  await expect(code).not.toHaveAttribute('open', '');

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(search.getByRole('button', { name: 'Bookmark this page' })).toBeVisible();
  await expect(search.getByRole('region', { name: 'Bookmarks' })).toHaveCount(0);
});
