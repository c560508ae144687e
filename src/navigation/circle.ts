import { titleOf } from './titles.ts';
import type { NavigationEntry } from './types.ts';

export const navigationFile = 'content/navigation.ts';

/** An entry that is its own descendant, as the last of its parents. */
export function circleMessage(trail: readonly NavigationEntry[]): string {
  const last = trail.at(-1);
  const titles = trail.slice(last ? trail.indexOf(last) : 0).map(titleOf);
  return `${navigationFile}: an entry is inside itself: ${titles.join(' > ')}.\n    Edit: remove the last of them from the children of the one before it`;
}
