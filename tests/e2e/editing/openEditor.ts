import type { Locator, Page } from '@playwright/test';
import { openInteractive } from '../../support/pages.ts';

export const editedPage = '/x/react-data-grid/sorting/';
export const editedDemo = 'SortByHeader';

export interface OpenEditor {
  demo: Locator;
  /** What CodeMirror edits. */
  content: Locator;
  problem: Locator;
}

/** Opens the editor of one demo, once the demo runs and what it may import is at hand. */
export async function openEditor(page: Page): Promise<OpenEditor> {
  await openInteractive(page, editedPage);
  const demo = page.locator(`[data-demo="${editedDemo}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-ready]').waitFor();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const content = demo.getByRole('textbox', { name: `Code of ${editedDemo}` });
  await content.waitFor();
  await demo.locator('[data-warm]').waitFor();
  return { demo, content, problem: demo.locator('[data-problem]') };
}

/** Replaces the whole text, as a paste does. */
export async function setCode(page: Page, content: Locator, text: string): Promise<void> {
  await content.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** A component whose result is one line of text. */
export function saying(words: string): string {
  return `export default function Said() {\n  return <output>${words}</output>;\n}\n`;
}
