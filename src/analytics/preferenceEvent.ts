/** Sent on `window` when a preference has changed. */
export const preferenceEvent = 'docs:preference';
