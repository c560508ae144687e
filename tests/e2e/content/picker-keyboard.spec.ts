import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from '../demos/page.ts';
import { documentedKeys } from './trees.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const accessibility = '/x/react-date-pickers/accessibility/';

/** Presses keys one after the other; after each, what the reader sees or has in focus is as expected. */
async function press(
  page: Page,
  seen: () => Promise<string | null>,
  steps: readonly [key: string, expected: string][],
): Promise<void> {
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    await expect.poll(seen, { message: `after ${key}` }).toBe(expected);
  }
}

/** The text of what has the focus, or its name. */
const focused = (page: Page) => () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** The day in focus, with the month above it. */
const focusedDay = (page: Page) => () =>
  page.evaluate(() => {
    const day = document.activeElement;
    const grid = day?.closest('[role="grid"]')?.getAttribute('aria-labelledby');
    return `${day?.textContent} ${grid ? document.getElementById(grid)?.textContent : ''}`;
  });

test('fields and popups: every key of the table', async ({ page }) => {
  await page.goto(accessibility);
  expect(await documentedKeys(page, 'fields')).toEqual([
    'Tab',
    '← →',
    '↑ ↓',
    'Page Up Page Down',
    'Home End',
    'Delete Backspace',
    'Ctrl or ⌘ + A',
  ]);
  const frame = await readyFrame(page, 'SpokenNames');
  const sections = frame.locator('.MuiPickersSectionList-root');
  const value = async () => (await sections.textContent())?.replace(/[^\w/]/g, '') ?? '';
  const button = frame.getByRole('button', { name: /^Choose date/ });
  await frame.getByRole('spinbutton', { name: 'Month' }).click();
  await press(page, focused(page), [
    ['ArrowRight', 'Day'],
    ['ArrowRight', 'Year'],
    ['ArrowLeft', 'Day'],
    ['ArrowLeft', 'Month'],
  ]);
  await press(page, value, [
    ['ArrowUp', '06/15/2026'],
    ['ArrowDown', '05/15/2026'],
    ['PageUp', '10/15/2026'],
    ['PageDown', '05/15/2026'],
    ['Home', '01/15/2026'],
    ['End', '12/15/2026'],
    ['Delete', 'MM/15/2026'],
    ['5', '05/15/2026'],
  ]);
  await frame.getByRole('spinbutton', { name: 'Month' }).click();
  await press(page, value, [
    ['Backspace', 'MM/15/2026'],
    ['5', '05/15/2026'],
  ]);

  await frame.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, focusedDay(page), [
    ['ArrowRight', '16 May 2026'],
    ['Home', '10 May 2026'],
    ['End', '16 May 2026'],
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await frame.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await press(page, value, [['Delete', 'MM/DD/YYYY']]);
});

test('the calendar: every key of the table, and days that are disabled', async ({ page }) => {
  await page.goto(accessibility);
  expect(await documentedKeys(page, 'date-calendar')).toEqual([
    '← →',
    '↑ ↓',
    'Home End',
    'Page Up Page Down',
    'Enter Space',
  ]);
  const frame = await readyFrame(page, 'CalendarKeys');
  await frame.getByRole('gridcell', { name: '15', exact: true }).click();
  await press(page, focusedDay(page), [
    ['End', '17 May 2025'],
    // Sundays are disabled: the arrows skip them, the other keys stay.
    ['ArrowRight', '19 May 2025'],
    ['ArrowLeft', '17 May 2025'],
    ['Home', '17 May 2025'],
    ['ArrowUp', '10 May 2025'],
    ['ArrowDown', '17 May 2025'],
    ['PageUp', '17 June 2025'],
    ['PageDown', '17 May 2025'],
  ]);
  const chosen = () => frame.locator('[role="gridcell"][aria-selected="true"]').textContent();
  await press(page, chosen, [['Enter', '17']]);
  await page.keyboard.press('ArrowLeft');
  await press(page, chosen, [['Space', '16']]);
});

test('clocks: every key of the table', async ({ page }) => {
  await page.goto(accessibility);
  expect(await documentedKeys(page, 'clocks')).toHaveLength(2);
  const frame = await readyFrame(page, 'ClockKeys');
  const time = () => frame.locator('p[role="status"]').textContent();
  const list: Locator = frame.getByRole('listbox');
  await list.focus();
  await press(page, time, [
    ['ArrowUp', '10:30'],
    ['ArrowDown', '09:30'],
    ['PageUp', '14:30'],
    ['PageDown', '09:30'],
    ['Home', '00:30'],
    ['End', '23:30'],
  ]);
  await page.keyboard.press('Enter');
  await press(page, time, [['ArrowDown', '23:29']]);

  await frame.getByRole('button', { name: 'List' }).click();
  const options = frame.getByRole('option');
  await options.filter({ hasText: '10:00' }).focus();
  await press(page, focused(page), [
    ['ArrowDown', '10:30'],
    ['ArrowUp', '10:00'],
    ['PageDown', '12:30'],
    ['PageUp', '10:00'],
  ]);
  await press(page, time, [['Enter', '10:00']]);
});
