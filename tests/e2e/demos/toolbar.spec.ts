import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortIcons');

const focusedItem = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-item') ?? '');

const items = [
  'code',
  'TS',
  'JS',
  'system',
  'css',
  'tailwind',
  'edit',
  'copy',
  'copy-link',
  'reset',
  'full-screen',
  'more',
];

test('one stop for Tab, arrows, Home and End inside', async ({ page }) => {
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  await frame.locator('[data-item="code"]').focus();
  for (const item of [...items.slice(1), 'code']) {
    await page.keyboard.press('ArrowRight');
    expect(await focusedItem(page)).toBe(item);
  }
  await page.keyboard.press('ArrowLeft');
  expect(await focusedItem(page)).toBe('more');
  await page.keyboard.press('Home');
  expect(await focusedItem(page)).toBe('code');
  await page.keyboard.press('End');
  expect(await focusedItem(page)).toBe('more');
  await page.keyboard.press('Tab');
  expect(await focusedItem(page)).toBe('');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedItem(page)).toBe('more');
  await expect(frame.locator('[data-item][tabindex="0"]')).toHaveCount(1);
});

test('the arrows follow the direction', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  await frame.locator('[data-item="code"]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focusedItem(page)).toBe('TS');
  await page.keyboard.press('ArrowRight');
  expect(await focusedItem(page)).toBe('code');
});

test('every control has a name, a tip by keyboard, a size and an event', async ({ page }) => {
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  await frame.locator('[data-item="code"]').focus();
  for (const item of items) {
    const control = frame.locator(`[data-item="${item}"]`);
    await page.keyboard.press('Home');
    for (let step = 0; step < items.indexOf(item); step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleName(/\S/);
    await expect(control).toHaveAttribute('data-ga-event-category', 'demo');
    await expect(control).toHaveAttribute('data-ga-event-action', item);
    await expect(control).toHaveAttribute('data-ga-event-label', demo.name);
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    // The first shows its words already.
    if (item === 'code') continue;
    const tip = control.locator('[class*="tip"]').filter({ visible: true });
    await expect(tip).toHaveCSS('opacity', '1');
    const box = await tip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
  }
  await page.keyboard.press('Escape');
  await expect(frame.locator('[data-item="more"] [class*="tip"]')).toHaveCSS('opacity', '0');
});

test('show and hide the code', async ({ page }) => {
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  const show = frame.getByRole('button', { name: 'Show code' });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await show.click();
  await expect(frame.locator('details code')).toBeVisible();
  await expect(frame.locator('pre').filter({ visible: true })).toHaveCount(1);
  const hide = frame.getByRole('button', { name: 'Hide code' });
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(frame.locator('details code')).toBeHidden();
});

test('a press before the page is interactive is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/x\/_assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(demo.url, { waitUntil: 'commit' });
  await page.locator('[data-item="code"]').click();
  release();
  await expect(page.locator('[data-demo] details')).toHaveAttribute('open', '');
});

test('the menu: keys, Escape, focus, links, cost', async ({ page, request }) => {
  await page.goto(demo.home);
  const frame = await readyFrame(page, demo.name);
  const more = frame.getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const entries = menu.locator('[role^=menuitem]');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  expect(await axeViolations(page, '[role=menu]')).toEqual([]);
  // What the demo costs: every script that it names, as the server compresses them.
  const files = await frame
    .locator('[data-assets]')
    .evaluate((stage) => JSON.parse(stage.getAttribute('data-assets') ?? '').system.js as string[]);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await request.get(file, { headers: { 'accept-encoding': 'gzip' } });
      return Number(answer.headers()['content-length']);
    }),
  );
  const cost = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  await expect(menu).toHaveAccessibleDescription(/^Scripts of this demo: [\d.]+ kB \(gzip\)$/);
  const shown = Number(
    /[\d.]+/.exec((await menu.locator('[id$="-note"]').textContent()) ?? '')?.[0],
  );
  expect(Math.abs(shown - cost) / cost).toBeLessThan(0.02);
  await expect(entries).toHaveText([
    'Open on its own page',
    'Open in the playground',
    'Open in the theme builder',
    'Open in StackBlitz',
    'Open in CodeSandbox',
    'Download as a project',
    'Phone width',
    'Tablet width',
    'Full width',
    'Dark',
    'Right to left',
  ]);
  await expect(entries.first()).toHaveAttribute('href', demo.url);
  await expect(entries.nth(1)).toHaveAttribute('href', /^\/playground\/#./);
  await expect(entries.nth(2)).toHaveAttribute('href', /^\/x\/theme-builder\/#[a-z-]+$/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await expect(menu).toBeVisible();
  await more.click();
  await expect(menu).toBeHidden();
});

test('full screen covers the window and leaves nothing behind', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(demo.home);
  const frame = await readyFrame(page, demo.name);
  const before = await page.evaluate(() => window.scrollY);
  await frame.getByRole('button', { name: 'Full screen' }).click();
  const leave = frame.getByRole('button', { name: 'Exit full screen' });
  await expect(leave).toBeVisible();
  const box = await frame.boundingBox();
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(box).toMatchObject({ x: 0, y: 0, ...size });
  // Nothing of the shell is above it; inert elements would not be found.
  const isOnTop = await frame.evaluate((own) => {
    const header = document.querySelector<HTMLElement>('#docs-root > header')!;
    header.inert = false;
    const top = document.elementFromPoint(innerWidth / 2, 20);
    header.inert = true;
    return own.contains(top);
  });
  expect(isOnTop).toBe(true);
  // The demo's own menu is above the frame.
  await frame.locator('.MuiDataGrid-columnHeader').first().hover();
  await frame.locator('.MuiDataGrid-menuIconButton').first().click();
  const entry = page.getByRole('menuitem', { name: /Sort by/ }).first();
  await entry.click();
  await leave.click();
  await expect(frame.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(demo.home);
  const frame = await readyFrame(page, demo.name);
  await frame.locator('[data-item="code"]').click();
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  expect(await beyond()).toBeLessThanOrEqual(0);
  await frame.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 0.99 });
  expect(await beyond()).toBeLessThanOrEqual(0);
});
