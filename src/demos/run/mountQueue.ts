interface Waiting {
  element: Element;
  loaded: Promise<() => void>;
}

type Load = () => Promise<() => void>;

const waiting = new Set<Waiting>();
let running = false;
let observer: IntersectionObserver | undefined;
const byElement = new Map<Element, Load>();

/**
 * Loads a demo when it is within a viewport's distance, then mounts it: one at a time, while the
 * browser is idle, those in view first. Mounting is what costs (main-thread time, not bytes).
 * `load` answers with the mounting and never rejects. Returns the cancellation.
 */
export function enqueueMount(element: Element, load: Load): () => void {
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: '100% 0px' });
  byElement.set(element, load);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    if (byElement.get(element) === load) byElement.delete(element);
    for (const entry of waiting) if (entry.element === element) waiting.delete(entry);
  };
}

function onIntersection(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const load = byElement.get(target);
    if (!isIntersecting || !load) continue;
    observer?.unobserve(target);
    byElement.delete(target);
    waiting.add({ element: target, loaded: load() });
  }
  void run();
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (let next = nearest(); next; next = nearest()) {
    const mount = await next.loaded;
    await idle();
    // A demo that has left the page meanwhile is not mounted.
    if (waiting.delete(next)) mount();
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

/** Resolves when the browser has nothing more urgent to do. */
export function idle(timeout = 500): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 50);
  });
}
