import type { Page } from '@playwright/test';

/** Demos without a word. */
export function emptyOnes(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      wanted.filter((name) => {
        const stage = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-stage]`);
        return (stage?.innerText ?? '').trim() === '';
      }),
    names,
  );
}

/** Demos that outgrow what their page reserves: they move the page whenever they load in view. */
export function tooTall(page: Page): Promise<string[]> {
  return page.locator('[data-demo]').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const stage = frame.querySelector('[data-stage]');
      if (!stage) return [];
      const { paddingBlockStart, paddingBlockEnd, minBlockSize } = getComputedStyle(stage);
      const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      const height = stage.getBoundingClientRect().height - padding;
      if (height <= parseFloat(minBlockSize) + 0.5) return [];
      return [`${frame.getAttribute('data-demo')}: ${minBlockSize} reserved, ${height}px needed`];
    }),
  );
}

/** A page that scrolls sideways, and demos that their frame cuts off. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts: [string, Element][] = [['the page scrolls sideways', document.documentElement]];
    for (const frame of document.querySelectorAll<HTMLElement>('[data-demo]')) {
      const stage = frame.querySelector('[data-stage]');
      if (stage) parts.push([`${frame.dataset.demo} is cut off`, stage]);
    }
    return parts
      .filter(([, { scrollWidth, clientWidth }]) => scrollWidth > clientWidth)
      .map(([what, part]) => `${what}: ${part.scrollWidth} of ${part.clientWidth} px`);
  });
}

/** Collects what the console says loudly, but for one expected notice. */
export function loudWords(page: Page, expected: RegExp): string[] {
  const words: string[] = [];
  page.on('console', (message) => {
    const isLoud = ['error', 'warning'].includes(message.type());
    if (isLoud && !expected.test(message.text())) words.push(message.text());
  });
  return words;
}
