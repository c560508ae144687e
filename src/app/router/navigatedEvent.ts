/** Sent on `window` after a page was swapped in; detail: the new title. */
export const navigatedEvent = 'docs:navigated';
