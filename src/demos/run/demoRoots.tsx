import { createRoot, type Root } from 'react-dom/client';
import { replayPress } from '../../pictures/index.ts';
import { idle } from './mountQueue.ts';
import { DemoTree, type RunningDemo } from './DemoTree.tsx';

interface DemoRoot {
  root: Root;
  running: RunningDemo;
  onMounted: () => void;
}

const mostLooks = 10;
const betweenLooksMs = 70;

const roots = new WeakMap<Element, DemoRoot>();
let isOwned = false;

/** The element of a stage that a demo runs in: a root of its own, which the page's tree leaves alone. */
function hostOf(stage: Element): Element | null {
  return stage.querySelector('[data-host]');
}

/** Shows a demo in its stage, or changes what is shown there. */
export function renderDemo(stage: HTMLElement, running: RunningDemo): void {
  const host = hostOf(stage);
  if (!host) return;
  const known = roots.get(host);
  const own = known ?? {
    root: createRoot(host),
    running,
    onMounted: () => void measured(host).then(() => settleStage(stage, true)),
  };
  own.running = running;
  roots.set(host, own);
  own.root.render(<DemoTree {...running} onMounted={own.onMounted} />);
}

/** What runs in a stage. */
export function runningIn(stage: Element): RunningDemo | undefined {
  const host = hostOf(stage);
  return host ? roots.get(host)?.running : undefined;
}

/** Ends what runs in a stage that leaves the page. */
export function endDemo(host: Element): void {
  const own = roots.get(host);
  roots.delete(host);
  // Not while the page's own tree is being changed.
  if (own) setTimeout(() => own.root.unmount());
}

/**
 * The stage says for itself whether something still comes: the attributes that it is rendered with
 * never change, so the page's tree does not touch them.
 */
export function settleStage(stage: HTMLElement, isReady: boolean): void {
  stage.setAttribute('aria-busy', 'false');
  delete stage.dataset.loading;
  if (!isReady) return;
  stage.dataset.ready = '';
  replayPress(stage);
}

/**
 * Resolves when what has been mounted has measured itself and corrected what it drew first (a grid
 * adds its scrollbars then): when nothing has come or gone from one look to the next.
 */
async function measured(host: Element): Promise<void> {
  const parts = host.getElementsByTagName('*');
  let last = -1;
  for (let look = 0; look < mostLooks && parts.length !== last; look += 1) {
    last = parts.length;
    await idle();
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
}

/** From now on the application starts demos. */
export function ownDemos(): void {
  isOwned = true;
}

export const areDemosOwned = () => isOwned;
