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
  replayPress(stage);
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
