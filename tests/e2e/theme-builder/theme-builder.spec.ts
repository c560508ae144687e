import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.ts';
import { settle, startIn, switchTo } from '../../support/looks.ts';
import { sidebar } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { looksIn, openExportedApp } from './exportedApp.ts';

const path = '/x/theme-builder/';

async function openBuilder(page: Page, hash = ''): Promise<void> {
  await page.goto(path + hash);
  await page.locator('[data-scheme="dark"] .MuiTreeItem-root').first().waitFor();
}

const button = (page: Page, scheme: string) =>
  page.locator(`[data-scheme="${scheme}"]`).getByRole('button', { name: 'Depart' });

const code = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name}, code`, exact: true });

test('a theme is chosen, checked, exported, shared and imported', async ({ page, context }) => {
  await startIn(page, { mode: 'light', direction: 'ltr', width: 1280 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
  await openBuilder(page);
  const copied = () => page.evaluate(() => (window as unknown as { copied: string }).copied);

  await code(page, 'Primary, Light').fill('#8a2be2');
  await expect(button(page, 'light')).toHaveCSS('background-color', 'rgb(138, 43, 226)');
  await expect(button(page, 'dark')).toHaveCSS('background-color', 'rgb(144, 202, 249)');

  await code(page, 'Text, Light').fill('#aaa');
  const contrast = page.locator('#contrast');
  await expect(contrast.getByRole('status')).toHaveText('3 of 28 pairs fail');
  await contrast.locator('summary').click();
  const pair = contrast.locator('[data-pair="light text paper"]');
  await expect(pair).toContainText('Text on Paper');
  await expect(pair).toContainText('2.32');
  await code(page, 'Text, Light').fill('purple-ish');
  await expect(page.getByText('Use #rrggbb, rgb() or hsl().')).toBeVisible();
  await code(page, 'Text, Light').fill('#222222');
  await expect(contrast.getByRole('status')).toHaveText('All 28 pairs pass');

  await page.locator('#date-pickers summary').click();
  await page.getByRole('slider', { name: 'Radius of a day' }).fill('10');
  await expect(page.locator('[data-scheme="dark"] .MuiPickersDay-root').first()).toHaveCSS(
    'border-radius',
    '10%',
  );

  const builder = page.locator('[data-theme-builder]');
  await builder.getByRole('button', { name: 'Copy', exact: true }).click();
  const exported = await copied();
  expect(exported).toContain("primary: { main: '#8a2be2' }");
  // In an app of its own, the exported file looks as the preview does, in both schemes.
  const app = await openExportedApp(context, exported);
  for (const scheme of ['light', 'dark'] as const) {
    await app.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const preview = await looksIn(page, `[data-scheme="${scheme}"]`);
    expect(Object.values(preview).flat().join()).not.toContain('undefined');
    await expect.poll(() => looksIn(app, '#root'), scheme).toEqual(preview);
  }
  await app.close();
  await page.getByRole('radio', { name: 'CSS variables' }).check();
  const output = page.getByRole('group', { name: 'CSS variables' });
  await expect(output).toContainText('--mui-palette-primary-main: #8a2be2;');
  await page.getByRole('radio', { name: 'JSON' }).check();
  const json = await page.getByRole('group', { name: 'JSON' }).innerText();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await copied();
  expect(link).toContain('/x/theme-builder/#theme=');

  // The draft comes back, a link is shown beside it, and what is exported can be imported.
  await page.reload();
  await expect(code(page, 'Primary, Light')).toHaveValue('#8a2be2');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(code(page, 'Primary, Light')).toHaveValue('#1565c0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(code(page, 'Primary, Light')).toHaveValue('#8a2be2');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('Plum');
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(page.getByText('This theme came with a link.')).toBeVisible();
  await expect(code(page, 'Primary, Light')).toHaveValue('#8a2be2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(code(page, 'Primary, Light')).toHaveValue('#6d28d9');

  const pasted = page.getByRole('textbox', { name: 'Theme as JSON or code' });
  await pasted.fill('{\n  palette: {\n    primary: blue,\n  },\n}');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 3: only plain values can be read.');
  await expect(page.getByRole('alert')).toContainText('your theme is as it was');
  await expect(pasted).toHaveValue(/primary: blue/);
  await expect(code(page, 'Primary, Light')).toHaveValue('#6d28d9');
  await pasted.fill(json);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('The theme was imported.')).toBeVisible();
  await expect(code(page, 'Primary, Light')).toHaveValue('#8a2be2');
});

test('classes are named, axe finds nothing, and the contrast figures are those of axe', async ({
  page,
}) => {
  await startIn(page, { mode: 'light', direction: 'ltr', width: 1280 });
  await openBuilder(page, '#tree-view');
  await expect(page.locator('#tree-view')).toHaveAttribute('open', '');
  const line = page.locator('[data-class-line]');
  await page.locator('[data-scheme="light"] .MuiDataGrid-cell').nth(1).hover();
  await expect(line).toContainText('.MuiDataGrid-cell');
  await expect(line.getByRole('link', { name: 'DataGrid API' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#classes',
  );
  await page.locator('[data-scheme="dark"] .MuiTreeItem-root').last().focus();
  await expect(line).toContainText('.MuiTreeItem-');
  await page.locator('#contrast summary').click();

  const found = { include: ['main'], exclude: [sidebar] };
  await settle(page);
  expect(await axeViolations(page, found)).toEqual([]);
  const pairs = await page.evaluate(() => {
    const { Color, getContrast } = (window as unknown as { axe: AxeColors }).axe.commons.color;
    const read = (text: string) => {
      const color = new Color();
      color.parseString(text);
      return color;
    };
    return [...document.querySelectorAll('[data-pair]')].map((row) => {
      const style = getComputedStyle(row.firstElementChild as Element);
      const ratio = getContrast(read(style.backgroundColor), read(style.color));
      const shown = Number(row.children[2]?.textContent);
      return {
        pair: (row as HTMLElement).dataset.pair,
        shown,
        ratio: Math.floor(ratio * 100) / 100,
      };
    });
  });
  expect(pairs).toHaveLength(28);
  expect(pairs.filter(({ shown, ratio }) => shown !== ratio)).toEqual([]);

  await switchTo(page, { mode: 'dark', direction: 'ltr', width: 360 });
  expect(await axeViolations(page, found, [], ['color-contrast', 'target-size'])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

interface AxeColors {
  commons: {
    color: {
      Color: new () => { parseString: (text: string) => void };
      getContrast: (ground: unknown, text: unknown) => number;
    };
  };
}

test('all demos use the theme until it is taken back', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('Plum');
  await page.getByRole('button', { name: 'Use on all demos' }).click();
  await expect(page.getByText('All demos of this site use your theme')).toBeVisible();

  await page.goto('/x/react-tree-view/quickstart/');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const item = page.locator('[data-stage] .MuiTreeItem-content').first();
  await item.scrollIntoViewIfNeeded();
  await expect(item).toHaveCSS('padding-top', '7px');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Stop using it' }).click();
  await expect(item).toHaveCSS('padding-top', '4px');
  expect(await page.evaluate(() => localStorage.getItem('docs-theme'))).toBeNull();
});

test('hostile links and a storage that refuses: a message, and the builder works on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await openBuilder(page, '#theme=N4IgLg9gJiBcIG0QF8C6Q');
  await expect(page.getByText('The link is incomplete or was changed')).toBeVisible();
  await expect(code(page, 'Primary, Light')).toHaveValue('#1565c0');
  await page.evaluate((text) => (location.hash = text), `theme=${'A'.repeat(5000)}`);
  await expect(page.getByText('The link is too long to be a theme')).toBeVisible();
  await code(page, 'Primary, Light').fill('#0b5c7a');
  await expect(page.getByText('This browser doesn’t keep the theme')).toBeVisible();
  await expect(button(page, 'light')).toHaveCSS('background-color', 'rgb(11, 92, 122)');
  expect(new URL(page.url()).hash).toBe('');
});
