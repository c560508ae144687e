import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.ts';
import { firstLook, furtherLooks, nameOf, startIn } from '../../support/looks.ts';
import { openInteractive, sidebar } from '../../support/pages.ts';
import { recordShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';
import { axeExceptions } from '../demos/axeExceptions.ts';
import { frameOf } from '../demos/page.ts';

const landing = '/x/introduction/';
const bytesBeforeAReader = 10_000;

/** Moves as a reader does, and waits for the demo that this brings. */
async function runShowpiece(page: Page) {
  await page.mouse.move(10, 10);
  await page.mouse.move(12, 12);
  const frame = frameOf(page, 'Showpiece');
  await frame.locator('[data-stage][data-ready]').waitFor();
  return frame;
}

for (const width of [360, 1280]) {
  test(`/x/ at ${width} px: a picture and little script until a reader acts, then the demo, without a shift`, async ({
    page,
  }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await response.body()).length);
    });
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await page.goto('/x/', { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(landing);
    await page.waitForTimeout(1500);
    const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
    expect(bytes, JSON.stringify([...scripts])).toBeLessThanOrEqual(bytesBeforeAReader);
    const picture = frameOf(page, 'Showpiece').locator('[data-stage] > [aria-hidden]');
    await expect(picture).toBeVisible();
    await runShowpiece(page);
    await expect(picture).toBeHidden();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`the four products react together at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(landing);
    const frame = await runShowpiece(page);
    const grid = frame.getByRole('grid', { name: 'Stations' });
    const legend = frame.locator('.MuiChartsLegend-root');
    await expect(grid).toHaveAttribute('aria-rowcount', '17');
    await expect(legend).toContainText('South');
    await frame.getByText('Coast', { exact: true }).first().click();
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await expect(grid.getByRole('gridcell', { name: 'Harbor', exact: true })).toBeVisible();
    await expect(legend).toContainText('Harbor');
    await expect(legend).not.toContainText('South');

    const total = frame.locator('bdi');
    const before = await total.textContent();
    await frame.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.press('ArrowDown');
    await expect(total).not.toHaveText(before ?? '');
  });
}

for (const look of [firstLook, ...furtherLooks]) {
  test(`the landing page with its demo has no violation: ${nameOf(look)}`, async ({ page }) => {
    await startIn(page, look);
    await page.goto(landing);
    await runShowpiece(page);
    expect(await axeViolations(page, { exclude: [sidebar] }, axeExceptions)).toEqual([]);
  });
}

test('the search of the landing page opens the dialog, also as the first press of all', async ({
  page,
}) => {
  await page.goto(landing);
  await page
    .locator('#docs-main')
    .getByRole('button', { name: 'Search the documentation' })
    .click();
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
});

test('the sidebar is folded there, opens with the button, and keeps its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInteractive(page, landing);
  await expect(page.locator(sidebar)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.locator(sidebar)).toBeVisible();
  await page.locator(sidebar).getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page.locator(sidebar)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
  await page.locator('header').getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X');
  await expect(page.locator(sidebar)).toBeHidden();
});
