import type { Browser } from '@playwright/test';
import { demoRooms } from '../../tests/support/demoRooms.ts';
import { settle } from '../../tests/support/looks.ts';
import { openInteractive } from '../../tests/support/pages.ts';
import { runDemos } from '../../tests/support/runDemos.ts';
import type { NeededHeights } from './betterHeight.ts';

/** Phones, the two ends of tablets, and where the sweep of the demos looks. */
const widths = [1280, 900, 700, 360];
/** Demos that fetch what they show are as tall as they get after this. */
const fetchMs = 3000;

/** What each demo of a page takes up, by its name. */
export async function measureDemos(
  browser: Browser,
  url: string,
): Promise<Map<string, NeededHeights>> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const measured = new Map<string, Map<number, number>>();
  try {
    const page = await context.newPage();
    await openInteractive(page, url);
    const failed = await runDemos(page, { together: true });
    if (failed.length > 0) throw new Error(`${url}: ${failed.join(', ')} don't run.`);
    await page.waitForTimeout(fetchMs);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      for (const { name, needed } of await demoRooms(page)) {
        const heights = measured.get(name) ?? new Map<number, number>();
        measured.set(name, heights.set(width, needed));
      }
    }
    return measured;
  } finally {
    await context.close();
  }
}
