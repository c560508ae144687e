import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Scrolls to the end and back in steps, so that everything comes near once. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await pause();
    }
    window.scrollTo(0, 0);
    await pause();
  });
}

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

/** What a demo shows, once it has been the same for a moment. */
export async function settledText(stage: Locator): Promise<string> {
  let last = '';
  for (let same = 0; same < 2;) {
    await stage.page().waitForTimeout(80);
    const text = await stage.innerText();
    same = text === last ? same + 1 : 0;
    last = text;
  }
  return last;
}

/** What is the library's own doing, proven in its sources, and cannot be mended in a demo. */
export interface AxeException {
  rule: string;
  /** Only elements that match are excused. */
  selector: string;
  reason: string;
}

/** Runs axe on a part of the page, under the site's own policy; each violation as one line. */
export async function axeIn(
  page: Page,
  selector: string,
  exceptions: readonly AxeException[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ target, excused }) => {
      const { axe } = window as unknown as {
        axe: { run(target: string, options: object): Promise<AxeResults> };
      };
      // The elements themselves: a grid that loads meanwhile changes what a path leads to.
      const options = { resultTypes: ['violations'], elementRef: true };
      const { violations } = await axe.run(target, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              !excused.some(
                ({ rule, selector: own }) => rule === id && element?.matches(own) === true,
              ),
          )
          .map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    { target: selector, excused: exceptions },
  );
}
