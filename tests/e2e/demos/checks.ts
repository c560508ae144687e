import type { Page } from '@playwright/test';
import { demoRooms, mostSpare } from '../../support/demoRooms.ts';

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

/**
 * Demos that leave much of what their page reserves empty. What is beside a demo isn't judged: the stage
 * centers what is narrower than itself, and lists such as trees start at the edge, as text does.
 */
export async function tooEmpty(page: Page): Promise<string[]> {
  return (await demoRooms(page))
    .filter(({ reserved, needed }) => reserved - needed > mostSpare)
    .map(({ name, reserved, needed }) => `${name}: ${reserved}px reserved, ${needed}px needed`);
}

/** Names of columns that the grids of a page's first demo cut off. */
export function cutHeaders(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo]')
    .first()
    .locator('.MuiDataGrid-columnHeaderTitle')
    .evaluateAll((titles) =>
      titles
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((title) => `${title.textContent}: ${title.scrollWidth} of ${title.clientWidth} px`),
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
