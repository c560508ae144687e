import type { Locator, Page } from '@playwright/test';
import { openInteractive } from '../../support/pages.ts';

/** Opens a page and its search; answers with the input. */
export async function openDialog(page: Page, url: string): Promise<Locator> {
  await openInteractive(page, url);
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: 'Search the documentation' });
  await input.waitFor();
  return input;
}

export const optionsOf = (page: Page): Locator => page.getByRole('option');
