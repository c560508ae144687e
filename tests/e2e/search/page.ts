import type { Locator, Page } from '@playwright/test';
import { openInteractive } from '../../support/pages.ts';

/** Opens a page and its search; answers with the input. */
export async function openDialog(
  page: Page,
  url: string,
  name = 'Search the documentation',
): Promise<Locator> {
  await openInteractive(page, url);
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name });
  await input.waitFor();
  return input;
}

export const optionsOf = (page: Page): Locator => page.getByRole('option');
