interface Waiting {
  element: Element;
  loaded: Promise<() => void>;
}

/** Loads a demo and resolves with the function that mounts it. Never rejects. */
type Load = () => Promise<() => void>;

type Intersections = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[];

interface MountQueueParts {
  /** Reports the elements that come within a viewport's distance. Called at the first demo. */
  observe: (
    onIntersection: (entries: Intersections) => void,
  ) => Pick<IntersectionObserver, 'observe' | 'unobserve'>;
  viewportHeight: () => number;
  /** Resolves when the browser has nothing more urgent to do. */
  idle: () => Promise<void>;
}

export interface MountQueue {
  enqueue: (element: Element, load: Load) => () => void;
}

/**
 * Loads demos that come near, then mounts them: one at a time, while the browser is idle, those in view
 * first. Mounting is what costs (main-thread time, not bytes).
 */
export function createMountQueue({ observe, viewportHeight, idle }: MountQueueParts): MountQueue {
  const loads = new Map<Element, Load>();
  const waiting = new Set<Waiting>();
  let isRunning = false;
  let observer: ReturnType<MountQueueParts['observe']> | undefined;

  function onIntersection(entries: Intersections): void {
    for (const { target, isIntersecting } of entries) {
      const load = loads.get(target);
      if (!isIntersecting || !load) continue;
      observer?.unobserve(target);
      loads.delete(target);
      waiting.add({ element: target, loaded: load() });
    }
    void run();
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = nearest(); next; next = nearest()) {
      const mount = await next.loaded;
      await idle();
      // A demo that has left the page meanwhile is not mounted.
      if (waiting.delete(next)) mount();
    }
    isRunning = false;
  }

  function nearest(): Waiting | undefined {
    const middle = viewportHeight() / 2;
    const distance = ({ element }: Waiting) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - middle);
    };
    return [...waiting].sort((one, other) => distance(one) - distance(other))[0];
  }

  return {
    enqueue(element, load) {
      observer ??= observe(onIntersection);
      loads.set(element, load);
      observer.observe(element);
      return () => {
        observer?.unobserve(element);
        if (loads.get(element) === load) loads.delete(element);
        for (const entry of waiting) if (entry.element === element) waiting.delete(entry);
      };
    },
  };
}
