/** How long what loads late (another variant's code, its chunk) may still move the page. */
const settleMs = 2000;
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopPrevious: () => void = () => {};

/** Makes a change that may resize anything on the page, and leaves `element` where the reader sees it. */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  stopPrevious();
  const { top } = element.getBoundingClientRect();
  const restore = () => {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 0.5) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  change();
  restore();
  // Observers report between layout and paint: a late change is never seen to move anything.
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of readerEvents) window.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, settleMs);
  for (const type of readerEvents) window.addEventListener(type, stop, true);
  stopPrevious = stop;
}
