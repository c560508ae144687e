/** What other rooms use. */
export { isOutdated } from './demoDrafts.ts';
export { browserStorage, demoKeyStart, draftPrefix } from './draftKeys.ts';
export { diffLines } from './diffLines.ts';
export { browserDrafts, createDraftStore } from './draftStore.ts';
export { textHash } from './textHash.ts';
