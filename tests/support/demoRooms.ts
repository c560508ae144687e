import type { Page } from '@playwright/test';

/** How much of what a page reserves for a demo may stay empty, in px. */
export const mostSpare = 80;

/** A demo's stage at the current width, in px without its padding. */
export interface DemoRoom {
  name: string;
  /** What the page reserves. */
  reserved: number;
  /** What the demo takes up, with what it has opened over its stage. */
  needed: number;
}

/** Measures every demo of a page whose demos run. */
export function demoRooms(page: Page): Promise<DemoRoom[]> {
  return page.locator('[data-demo]').evaluateAll((frames) => {
    const poppers = [...document.querySelectorAll('body > [class*="MuiPopper-root"]')];
    const opened = poppers.map((popper) => popper.getBoundingClientRect());
    return frames.flatMap((frame) => {
      const stage = frame.querySelector<HTMLElement>('[data-stage]');
      if (!stage) return [];
      const { minBlockSize, paddingTop, paddingBottom } = getComputedStyle(stage);
      const outer = stage.getBoundingClientRect();
      const over = opened
        .filter(({ top, bottom }) => bottom > outer.top && top < outer.bottom)
        .map(({ bottom }) => Math.min(bottom, outer.bottom) - outer.top - parseFloat(paddingTop));
      const kept = stage.style.minBlockSize;
      stage.style.minBlockSize = '0';
      const own =
        stage.getBoundingClientRect().height - parseFloat(paddingTop) - parseFloat(paddingBottom);
      stage.style.minBlockSize = kept;
      return [
        {
          name: frame.getAttribute('data-demo') ?? '',
          reserved: parseFloat(minBlockSize),
          needed: Math.ceil(Math.max(own, ...over)),
        },
      ];
    });
  });
}
