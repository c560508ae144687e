/** Resolves when the browser has nothing more urgent to do. */
export function idle(timeout = 500): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 50);
  });
}
