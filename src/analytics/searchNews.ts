import type { SearchParameters } from './events.ts';

/** Sent on `window` by the search; the late script hears it and decides what is told. */
export const searchNewsEvent = 'docs:searched';

const longestLabel = 100;

export function tellSearch(
  window: Pick<Window, 'dispatchEvent'>,
  eventAction: SearchParameters['eventAction'],
  label: string,
): void {
  const detail: SearchParameters = { eventAction, eventLabel: label.slice(0, longestLabel) };
  window.dispatchEvent(new CustomEvent(searchNewsEvent, { detail }));
}
