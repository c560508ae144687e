import type { Page } from '@playwright/test';
import { preferenceDefinitions } from '../../src/preferences/index.ts';

export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
}

/** As the site first opens. */
export const firstLook: Look = { mode: 'light', direction: 'ltr', width: 1280 };

export const furtherLooks: readonly Look[] = [
  { mode: 'light', direction: 'rtl', width: 1280 },
  { mode: 'dark', direction: 'ltr', width: 360 },
];

export const nameOf = ({ mode, direction, width }: Look) => `${mode}, ${direction}, ${width} px`;

/** The rules of axe that a switch can break on a page that passed all of them before. */
export function rulesChangedBy({ mode }: Look): string[] {
  return mode === 'dark' ? ['color-contrast', 'target-size'] : [];
}

const keys = {
  mode: preferenceDefinitions.colorMode.key,
  direction: preferenceDefinitions.direction.key,
};

/** The next page loads with these preferences. */
export async function startIn(page: Page, { mode, direction, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript(
    (rows) => rows.forEach(([key, value]) => localStorage.setItem(key, value)),
    [
      [keys.mode, mode],
      [keys.direction, direction],
    ] as const,
  );
}

/** Changes the preferences of an open page the way another tab does, and waits until it has followed. */
export async function switchTo(
  page: Page,
  { mode, direction, width }: Look,
  height = 800,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (rows) => {
      for (const [key, newValue] of rows) {
        localStorage.setItem(key, newValue);
        const event = new StorageEvent('storage', { key, newValue, storageArea: localStorage });
        window.dispatchEvent(event);
      }
    },
    [
      [keys.mode, mode],
      [keys.direction, direction],
    ] as const,
  );
  await page.locator(`html[data-mode="${mode}"][dir="${direction}"]`).waitFor();
  // What turns the demos' styles round is fetched when it is first needed.
  if (direction === 'rtl')
    await page.waitForFunction(
      () =>
        !document.querySelector('style[data-emotion^="mui"]') ||
        document.querySelector('style[data-emotion$="-rtl"]'),
    );
  await settle(page);
}

/** Waits until nothing on the page has changed for a moment; transitions jump to their end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quietMs, mostMs }) => {
      const start = performance.now();
      let changed = start;
      const observer = new MutationObserver(() => (changed = performance.now()));
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      // The grid's spinner beside a parent whose children are fetched has no name, and goes away.
      const spinner = '[class*="CellLoadingContainer"] [role="progressbar"]';
      // A demo that never rests must not hold up the others. No named functions in here: `npm run pictures` runs
      // through tsx, which wraps them in a helper that the page does not have.
      while (
        (performance.now() - changed < quietMs || document.querySelector(spinner)) &&
        performance.now() - start < mostMs
      ) {
        for (const animation of document.getAnimations())
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 16)));
      }
      observer.disconnect();
    },
    { quietMs: 120, mostMs: 10_000 },
  );
}
