import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records every shift of the layout from the first paint on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // From right to left, a line of English that is painted before its end has arrived is pushed by that end, in the
    // frame after it at the latest.
    const frame = 200;
    const isArriving = ({ startTime }: PerformanceEntry) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { domInteractive } = navigation as PerformanceNavigationTiming;
      return document.readyState === 'loading' || startTime < domInteractive + frame;
    };
    const isPushed = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      (node instanceof Text || node?.nodeName === 'WBR') &&
      node.parentElement !== null &&
      getComputedStyle(node.parentElement).direction === 'rtl' &&
      previousRect.y === currentRect.y &&
      previousRect.height === currentRect.height;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        // Material's progress bar moves by changing `left` and `right`: that is its animation, not a shift of the page.
        // The footer of a grid makes room for the number of rows when its server has told it.
        const isMeant = ({ node }: { node?: Node | null }) =>
          node instanceof Element &&
          node.matches('.MuiLinearProgress-bar, .MuiTablePagination-toolbar *');
        if (entry.sources.length > 0 && entry.sources.every(isMeant)) continue;
        if (entry.sources.length > 0 && isArriving(entry) && entry.sources.every(isPushed))
          continue;
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `${element.tagName}.${element.getAttribute('class')}` : '?';
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        // Chromium names no source when the text of a ::before or ::after has moved.
        const sources = moved.join(', ') || 'generated text';
        shifts.push(
          `${entry.value.toFixed(5)} at ${Math.round(entry.startTime)} ms, scrolled by ${scrollY}: ${sources}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
