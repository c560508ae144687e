import { replayPress } from '../../pictures/index.ts';
import { idle } from './idle.ts';

const mostChecks = 10;
const betweenChecksMs = 70;

/**
 * Marks a stage as done. The attributes are changed in the document: React renders them with the same values
 * each time, so it never overwrites them.
 */
export function settleStage(stage: HTMLElement, isReady: boolean): void {
  stage.setAttribute('aria-busy', 'false');
  delete stage.dataset.loading;
  if (!isReady) return;
  stage.dataset.ready = '';
  delete stage.dataset.hugs;
  if (startsAtEdge(stage.querySelector('[data-host] > *'))) stage.dataset.hugs = '';
  replayPress(stage);
}

/**
 * A column of parts that start at its edge and leave room beside them, as fields and buttons do. The stage makes
 * it as wide as they are, and centers it.
 */
function startsAtEdge(root: Element | null): boolean {
  if (!root) return false;
  const { display, flexDirection, alignItems } = getComputedStyle(root);
  const isColumn = display === 'flex' && flexDirection === 'column' && alignItems.endsWith('start');
  return (
    isColumn && [...root.children].every(({ clientWidth }) => clientWidth < root.clientWidth - 1)
  );
}

/**
 * Resolves when what has been mounted has measured itself and corrected what it drew first (a grid adds its
 * scrollbars then): when the number of elements is the same in two checks.
 */
export async function whenMeasured(host: Element): Promise<void> {
  const elements = host.getElementsByTagName('*');
  let last = -1;
  for (let check = 0; check < mostChecks && elements.length !== last; check += 1) {
    last = elements.length;
    await idle();
    await new Promise((resolve) => setTimeout(resolve, betweenChecksMs));
  }
}
