/** Links whose `rel` is put in place at the start: what a reader has not touched yet is not loaded. */
export const laterRel = 'docs-later';

/** Sent on `window` when the page is interactive. */
export const readyEvent = 'docs:ready';

/** What the start script has begun to fetch before the application can. */
export interface EarlyWindow {
  docsPayload?: Promise<Response>;
}
