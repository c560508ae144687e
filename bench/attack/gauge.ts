import type { Page } from '@playwright/test';

/** Measures how long the page does not answer: the longest time between two ticks of its own timer. */
export async function gauge(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    let longest = 0;
    // A named function would need a helper of the compiler that the page doesn't have.
    setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      document.documentElement.dataset.longestSilence = String(longest);
    }, 10);
  });
  return () =>
    page.evaluate(() => Number(document.documentElement.dataset.longestSilence ?? Number.NaN));
}
