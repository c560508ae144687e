import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { textContrasts } from './contrast.ts';

export interface Axe {
  run(target: unknown, options: RunOptions): Promise<AxeResults>;
}

/** Caused by the library itself, as its sources show, and not fixable in a demo. */
export interface AxeException {
  rule: string;
  /** Only elements that match are excused. */
  selector: string;
  reason: string;
}

const contrastRule = 'color-contrast';
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

export interface AxeContext {
  include?: string[];
  exclude?: string[];
}

/**
 * Runs axe in the page, under the site's own policy; each violation as one readable line. What is
 * excluded is empty meanwhile: axe walks every element that is there. Contrast is computed separately,
 * which takes a twentieth of the time and reaches more texts.
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
  const putBack = await page.evaluateHandle(prepare, exclude);
  const found: string[] = [];
  if (!rules || rules.includes(contrastRule)) {
    found.push(...(await lowContrasts(page, include, exceptions)));
  }
  const areCrowded = await page.evaluate(crowdedTargets);
  const others = rules?.filter(
    (rule) => rule !== contrastRule && (rule !== 'target-size' || areCrowded),
  );
  if (others?.length !== 0) {
    const options: RunOptions = others
      ? { runOnly: { type: 'rule', values: others } }
      : {
          rules: { [contrastRule]: { enabled: false }, 'target-size': { enabled: areCrowded } },
        };
    found.push(...(await runAxe(page, { include, exclude }, exceptions, options)));
  }
  await putBack.evaluate((undo) => undo());
  return found;
}

/** Empties what is excluded; answers with the way back. */
function prepare(excluded: readonly string[]): () => void {
  const back = excluded
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => {
      const inside = document.createDocumentFragment();
      inside.append(...element.childNodes);
      return () => element.append(inside);
    });
  // What a page skips until it comes near has a guessed size: it would seem to lie over its neighbors.
  const rendered = new CSSStyleSheet();
  rendered.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(rendered);
  return () => {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(rendered), 1);
    for (const putBack of back) putBack();
  };
}

/**
 * Whether axe has to measure targets, which takes most of its time: one of less than 24 px lies nearer to
 * another one than the circle of 24 px around its center allows. Where none does, all of them pass.
 */
function crowdedTargets(): boolean {
  const roles =
    'button|checkbox|columnheader|combobox|gridcell|link|menuitem|menuitemcheckbox|menuitemradio|option|radio|slider|spinbutton|switch|tab|textbox|treeitem';
  const widgets = [
    'a[href], button, input, select, textarea',
    ...roles.split('|').map((role) => `[role=${role}][tabindex]`),
  ];
  const targets = [...document.querySelectorAll<HTMLElement>(widgets.join())]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ element, box }) => ({
      element,
      box,
      isSmall: Math.min(box.width, box.height) < 24,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    }));
  return targets.some(({ element, isSmall, x, y }) => {
    if (!isSmall || element.tabIndex < 0 || getComputedStyle(element).display === 'inline')
      return false;
    return targets.some((other) => {
      if (other.element === element) return false;
      const { left, right, top, bottom } = other.box;
      const toBox = Math.hypot(
        x - Math.min(Math.max(x, left), right),
        y - Math.min(Math.max(y, top), bottom),
      );
      // With a pixel to spare: axe rounds.
      return toBox < 13 || (other.isSmall && Math.hypot(x - other.x, y - other.y) < 25);
    });
  });
}

async function lowContrasts(
  page: Page,
  include: readonly string[],
  exceptions: readonly AxeException[],
): Promise<string[]> {
  const excused = exceptions.filter(({ rule }) => rule === contrastRule);
  const contrasts = await textContrasts(page, include);
  const low = await contrasts.evaluateHandle(
    (all, selectors) =>
      all
        .filter(({ ratio, needed }) => ratio < needed)
        // A single character is a separator or an icon more often than a text: axe does not judge it either.
        .filter(({ element }) => element.textContent.trim().length !== 1)
        .filter(({ element }) => !selectors.some((it) => element.matches(it))),
    excused.map(({ selector }) => selector),
  );
  await contrasts.dispose();
  if ((await low.evaluate((all) => all.length)) === 0) return [];
  // A neighbor may lie behind a text, as the pointer of a clock does: axe looks at these few by their place.
  await provideAxe(page);
  const confirmed = await low.evaluate(async (all, rule) => {
    const { axe } = window as unknown as { axe: Axe };
    const elements = all.map(({ element }) => element);
    const runOnly = { type: 'rule' as const, values: [rule] };
    const { passes } = await axe.run({ include: elements }, { elementRef: true, runOnly });
    const passed = new Set(passes.flatMap(({ nodes }) => nodes.map((node) => node.element)));
    return all
      .filter(({ element }) => !passed.has(element))
      .map(({ element, ratio, needed }) => {
        const demo = element.closest<HTMLElement>('[data-demo]')?.dataset.demo;
        const place = [element.localName, ...element.classList].join('.');
        const words = (element.textContent ?? '').trim().slice(0, 40);
        return `${ratio.toFixed(2)} of ${needed}: "${words}" at ${place}${demo ? ` in ${demo}` : ''}`;
      });
  }, contrastRule);
  return confirmed.map((it) => `${contrastRule}: ${it}`);
}

async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

async function runAxe(
  page: Page,
  target: AxeContext,
  exceptions: readonly AxeException[],
  runOptions: RunOptions,
): Promise<string[]> {
  await provideAxe(page);
  return page.evaluate(
    async ({ context, excused, options }) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(context, {
        // What passed is not reported; naming thousands of such nodes takes most of the time.
        resultTypes: ['violations'],
        // The elements themselves: a grid that loads meanwhile changes what a path leads to.
        elementRef: true,
        ...options,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              !excused.some(({ rule, selector }) => rule === id && element?.matches(selector)),
          )
          .map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    { context: target, excused: exceptions, options: runOptions },
  );
}
