import type { Locator, Page } from '@playwright/test';

export function frameOf(page: Page, name: string): Locator {
  return page.locator(`[data-demo="${name}"]`);
}

/** Brings a demo into view and waits until it runs, and until the application has taken it over. */
export async function readyFrame(page: Page, name: string): Promise<Locator> {
  const frame = frameOf(page, name);
  await frame.scrollIntoViewIfNeeded();
  await frame.locator('[data-stage][data-ready]').waitFor();
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  // The static page copies without the application, and says so here.
  await frame.locator('[data-item="copy"]:not([data-copy])').waitFor();
  return frame;
}
