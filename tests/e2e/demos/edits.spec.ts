import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortIcons');
const text = demo.code.system?.TS[0]?.text ?? '';
const edited = text.replace("'Last name'", "'Family name'");

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function edit(page: Page) {
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  await frame.getByRole('button', { name: 'Edit the code' }).click();
  await frame.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(edited);
  const header = frame.getByRole('columnheader').first();
  await expect(header).toContainText('Family name');
  return { frame, header, editor: frame.locator('.cm-content') };
}

test('edits survive collapsing and a change of styling, until Reset', async ({ page }) => {
  expect(edited).not.toBe(text);
  const { frame, header, editor } = await edit(page);
  await frame.getByRole('button', { name: 'Hide code' }).click();
  await expect(header).toContainText('Family name');
  await frame.locator('[data-option="css"]').click();
  await expect(header).toContainText('Last name');
  await frame.locator('[data-option="system"]').click();
  await expect(header).toContainText('Family name');
  await frame.getByRole('button', { name: 'Show code' }).click();
  await expect(editor).toContainText('Family name');
  await frame.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(header).toContainText('Last name');
  await expect(frame.locator('.cm-content')).not.toContainText('Family name');
});

test("what is copied is the reader's version", async ({ page }) => {
  const { frame } = await edit(page);
  await frame.locator('[data-item="copy"]').click();
  await expect(frame.locator('[data-item="copy"][data-copied]')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(edited);
});
