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
 * Runs axe in the page, under the site's own policy; each violation as one readable line. Contrast is computed
 * separately, which takes a twentieth of the time and reaches more texts.
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
  const found: string[] = [];
  const emptied = () => page.evaluateHandle(prepare, exclude);
  // All rules need axe. For a few, the looks that need no axe are often enough, and the page stays as it is.
  let putBack = rules ? undefined : await emptied();
  if (!rules || rules.includes(contrastRule)) {
    found.push(...(await lowContrasts(page, { include, exclude }, exceptions)));
  }
  const needless = [contrastRule, ...(await page.evaluate(rulesThatFindNothing, exclude))];
  const others = rules?.filter((rule) => !needless.includes(rule));
  if (others?.length !== 0) {
    putBack ??= await emptied();
    const options: RunOptions = others
      ? { runOnly: { type: 'rule', values: others } }
      : {
          // Axe leaves the size of targets out unless asked.
          rules: {
            'target-size': { enabled: true },
            ...Object.fromEntries(needless.map((rule) => [rule, { enabled: false }])),
          },
        };
    // Without what is excluded: axe would look for each element's place in it, and it is empty.
    found.push(...(await runAxe(page, { include }, exceptions, options)));
  }
  await putBack?.evaluate((undo) => undo());
  return found;
}

/**
 * Empties what is excluded, because axe walks every element that is there; answers with the way back. The browser
 * lays out the page again both times.
 */
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
 * Rules that take most of axe's time, but have nothing to find on this page, as a cheap look shows: where that is
 * in doubt, axe judges.
 */
function rulesThatFindNothing(excluded: readonly string[]): string[] {
  const found: string[] = [];
  const isIn = (element: Element) => !excluded.length || !element.closest(excluded.join());

  // One of less than 24 px that lies nearer to another one than the circle of 24 px around its center allows.
  const roles =
    'button|checkbox|columnheader|combobox|gridcell|link|menuitem|menuitemcheckbox|menuitemradio|option|radio|slider|spinbutton|switch|tab|textbox|treeitem';
  const widgets = [
    'a[href], button, input, select, textarea',
    ...roles.split('|').map((role) => `[role=${role}][tabindex]`),
  ];
  const targets = [...document.querySelectorAll<HTMLElement>(widgets.join())]
    .filter(isIn)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ element, box }) => ({
      element,
      box,
      isSmall: Math.min(box.width, box.height) < 24,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    }));
  const areCrowded = targets.some(({ element, isSmall, x, y }) => {
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
  if (!areCrowded) found.push('target-size');

  // A link in a line of text that is not underlined: axe compares its color with the others.
  const links = 'a[href], [role=link]';
  const isBlock = (element: Element) =>
    /^(block|list-item|table|flex|grid)/.test(getComputedStyle(element).display);
  const isInText = (link: Element) => {
    let block = link.parentElement;
    while (block && !isBlock(block)) block = block.parentElement;
    let texts = '';
    let linked = '';
    let isIn = false;
    let isPast = false;
    const readLine = (parent: Element | null) => {
      for (const node of parent?.childNodes ?? []) {
        if (isPast) return;
        if (node instanceof Text) texts += node.data;
        if (!(node instanceof Element)) continue;
        isIn ||= node === link;
        const endsLine = isBlock(node) || node.matches('br, hr');
        if (endsLine && isIn) isPast = true;
        else if (endsLine) texts = linked = '';
        else if (node.matches(links)) linked += node.textContent;
        else readLine(node);
      }
    };
    readLine(block);
    return texts.trim().length > linked.trim().length;
  };
  const hasPlainLink = [...document.querySelectorAll(links)].filter(isIn).some((link) => {
    const { display, textDecorationLine } = getComputedStyle(link);
    if (textDecorationLine.includes('underline') || display.startsWith('inline-')) return false;
    return !isBlock(link) && isInText(link);
  });
  if (!hasPlainLink) found.push('link-in-text-block');

  // Spacing is judged where no style sheet can change it.
  if (!document.querySelector('[style*=important i]')) found.push('avoid-inline-spacing');
  return found;
}

async function lowContrasts(
  page: Page,
  context: Required<AxeContext>,
  exceptions: readonly AxeException[],
): Promise<string[]> {
  const excused = exceptions.filter(({ rule }) => rule === contrastRule);
  const contrasts = await textContrasts(page, context);
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
