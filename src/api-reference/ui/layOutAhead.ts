/** Groups of rows that the browser skips until they come near: see apiPage.css. */
const groups = '.api-rows tbody, .api-entry';

/**
 * Lays out what an API page skips, one group after the other while the browser is idle: scrolling
 * then only paints it. Nothing moves, because each is skipped again before anything is painted.
 */
export async function layOutAhead(window: Window): Promise<void> {
  for (const group of window.document.querySelectorAll<HTMLElement>(groups)) {
    await idle(window);
    if (!group.isConnected) return;
    if (isSkipped(group)) layOut(group);
  }
}

function isSkipped({ firstElementChild: row }: Element): boolean {
  return row?.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

function layOut(group: HTMLElement): void {
  group.style.contentVisibility = 'visible';
  group.getBoundingClientRect();
  // The attribute as well: what hydrates later compares it.
  group.removeAttribute('style');
}

function idle({ requestIdleCallback, setTimeout }: Window): Promise<unknown> {
  return new Promise((resolve) => (requestIdleCallback ?? setTimeout)(resolve));
}
