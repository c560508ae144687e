/**
 * The history of the tab belongs to the page: in the frame, what would add an entry replaces the one
 * that is there. Code that sets `location.hash` again and again gets around this; the page notices and
 * ends it (`useFrameGuards`). What remains: a tab whose history is full already does not grow.
 */
export function keepHistory(window: Window): void {
  window.history.pushState = (...args) => window.history.replaceState(...args);
  window.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    window.location.replace(link.getAttribute('href') ?? '');
  });
}
