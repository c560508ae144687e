import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(target: unknown, options: RunOptions): Promise<AxeResults>;
}

/** Caused by the library itself, as its sources show, and not fixable in a demo. */
export interface AxeException {
  rule: string;
  /** Only elements that match are excused. */
  selector: string;
  reason: string;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeContext {
  include?: string[];
  exclude?: string[];
}

/**
 * Runs axe in the page, under the site's own policy; each violation as one readable line. What is
 * excluded is empty meanwhile: axe walks every element that is there.
 */
export async function axeViolations(
  page: Page,
  context: string | AxeContext = 'html',
  exceptions: readonly AxeException[] = [],
  /** These alone; else all. */
  rules?: readonly string[],
): Promise<string[]> {
  const { include = ['html'], exclude = [] } =
    typeof context === 'string' ? { include: [context] } : context;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ target, absent, excused, only }) => {
      const back = absent
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .map((element) => {
          const inside = document.createDocumentFragment();
          inside.append(...element.childNodes);
          return () => element.append(inside);
        });
      // Measuring every cell of a grid against its neighbors takes a third of the time: axe passes
      // targets of 24 px or more anyway.
      const isSmall = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && Math.min(width, height) < 24;
      };
      const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
      const targets = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')];
      const hasSmallTarget = targets.some((it) => isSmall(it) && !isInText(it));
      const rules = only?.filter((rule) => rule !== 'target-size' || hasSmallTarget);
      // What a page skips until it comes near has a guessed size: it would seem to lie over its neighbors.
      const rendered = new CSSStyleSheet();
      rendered.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(rendered);
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(target, {
        // What passed is not reported; naming thousands of such nodes takes most of the time.
        resultTypes: ['violations'],
        // The elements themselves: a grid that loads meanwhile changes what a path leads to.
        elementRef: true,
        ...(rules && { runOnly: { type: 'rule' as const, values: rules } }),
        ...(!rules && { rules: { 'target-size': { enabled: hasSmallTarget } } }),
      });
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(rendered), 1);
      for (const putBack of back) putBack();
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              !excused.some(({ rule, selector }) => rule === id && element?.matches(selector)),
          )
          .map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    {
      target: { include, exclude },
      absent: exclude,
      excused: exceptions,
      only: rules && [...rules],
    },
  );
}
