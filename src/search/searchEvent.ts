/** Sent on `window` to open the search; detail: the words to start with. */
export const searchEvent = 'docs:search';
