import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(target: unknown, options: RunOptions): Promise<AxeResults>;
}

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs axe in the page; each violation as one readable line. */
export async function axeViolations(page: Page, context: unknown = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: source });
  const { violations } = await page.evaluate(
    (target) =>
      (window as unknown as { axe: Axe }).axe.run(target, {
        // What passed is not reported; naming thousands of such nodes takes most of the time.
        resultTypes: ['violations'],
      }),
    context,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`,
    ),
  );
}
