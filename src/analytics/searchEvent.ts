import type { SearchParameters } from './events.ts';

/** Dispatched on `window` by the search. The late script listens, and decides what analytics gets. */
export const searchEvent = 'docs:searched';

const longestLabel = 100;

export function reportSearch(
  window: Pick<Window, 'dispatchEvent'>,
  eventAction: SearchParameters['eventAction'],
  label: string,
): void {
  const detail: SearchParameters = { eventAction, eventLabel: label.slice(0, longestLabel) };
  window.dispatchEvent(new CustomEvent(searchEvent, { detail }));
}
