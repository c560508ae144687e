import { createRoot, type Root } from 'react-dom/client';
import {
  pagePreferenceStore,
  type PageLanguage,
  type PreferenceStore,
} from '../../preferences/index.ts';
import { DemoTree, type RunningDemo } from './DemoTree.tsx';
import { idle } from './idle.ts';
import { createMountQueue, type MountQueue } from './mountQueue.ts';
import { settleStage, whenMeasured } from './stageState.ts';

interface DemoRoot {
  root: Pick<Root, 'render' | 'unmount'>;
  running: RunningDemo;
  onMounted: () => void;
}

/**
 * Owns the demos of a page: their React roots, the queue of those that wait, and the preferences that they
 * follow. The script that runs before the application (start.tsx) and the application (useDemoRun, DemoStage)
 * both work through it, so a demo that one has started is a demo that the other finds.
 */
export interface DemoOwner {
  /** The preference store of the page, the same for every caller. */
  openStore: (page: PageLanguage) => PreferenceStore;
  /** Shows a demo in its stage, or changes what is shown there. */
  render: (stage: HTMLElement, running: RunningDemo) => void;
  /** What runs in a stage. */
  runningIn: (stage: Element) => RunningDemo | undefined;
  /** Ends what runs in the host of a stage that leaves the page. */
  end: (host: Element) => void;
  /** Loads a demo when it is near and mounts it from the queue. Returns the cancellation. */
  enqueue: MountQueue['enqueue'];
  /** Called by the application: from now on it starts demos, and the early script stops. */
  takeOver: () => void;
  isTakenOver: () => boolean;
}

interface DemoOwnerParts {
  createRoot: (host: Element) => DemoRoot['root'];
  openStore: DemoOwner['openStore'];
  queue: MountQueue;
  /** Resolves when what has been mounted no longer changes its size. */
  whenMeasured: (host: Element) => Promise<void>;
}

export function createDemoOwner(parts: DemoOwnerParts): DemoOwner {
  const roots = new WeakMap<Element, DemoRoot>();
  let isTakenOver = false;
  return {
    openStore: parts.openStore,
    render(stage, running) {
      const host = hostOf(stage);
      if (!host) return;
      const demo = roots.get(host) ?? {
        root: parts.createRoot(host),
        running,
        onMounted: () => void parts.whenMeasured(host).then(() => settleStage(stage, true)),
      };
      demo.running = running;
      roots.set(host, demo);
      demo.root.render(<DemoTree {...running} onMounted={demo.onMounted} />);
    },
    runningIn(stage) {
      const host = hostOf(stage);
      return host ? roots.get(host)?.running : undefined;
    },
    end(host) {
      const demo = roots.get(host);
      roots.delete(host);
      // React refuses to unmount a root while it commits the tree of the page.
      if (demo) setTimeout(() => demo.root.unmount());
    },
    enqueue: parts.queue.enqueue,
    takeOver() {
      isTakenOver = true;
    },
    isTakenOver: () => isTakenOver,
  };
}

/** The element of a stage that a demo runs in: a separate root, which the page's tree never changes. */
function hostOf(stage: Element): Element | null {
  return stage.querySelector('[data-host]');
}

/** The owner of this page's demos. */
export const demoOwner = createDemoOwner({
  createRoot,
  openStore: (page) => pagePreferenceStore(window, page),
  queue: createMountQueue({
    observe: (onIntersection) =>
      new IntersectionObserver(onIntersection, { rootMargin: '100% 0px' }),
    viewportHeight: () => window.innerHeight,
    idle,
  }),
  whenMeasured,
});
