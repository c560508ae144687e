interface Waiting {
  element: Element;
  mount: () => Promise<void>;
}

const waiting = new Set<Waiting>();
let running = false;
let observer: IntersectionObserver | undefined;
const byElement = new Map<Element, Waiting>();

/**
 * Mounts a demo when it is within a viewport's distance: one at a time, while the browser is idle,
 * those in view first. Mounting is what costs (main-thread time, not bytes). Returns the cancellation.
 */
export function enqueueMount(element: Element, mount: () => Promise<void>): () => void {
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: '100% 0px' });
  const entry = { element, mount };
  byElement.set(element, entry);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    waiting.delete(entry);
    if (byElement.get(element) === entry) byElement.delete(element);
  };
}

function onIntersection(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const entry = byElement.get(target);
    if (!isIntersecting || !entry) continue;
    observer?.unobserve(target);
    byElement.delete(target);
    waiting.add(entry);
  }
  void run();
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (let next = nearest(); next; next = nearest()) {
    waiting.delete(next);
    await idle();
    await next.mount().catch(() => {});
  }
  running = false;
}

function nearest(): Waiting | undefined {
  const middle = window.innerHeight / 2;
  const distance = ({ element }: Waiting) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - middle);
  };
  return [...waiting].sort((one, other) => distance(one) - distance(other))[0];
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}
