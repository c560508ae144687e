import { createBoundedStore, type BoundedStore, type GetStorage } from '../../storage/index.ts';
import { browserStorage, draftPrefix } from './draftKeys.ts';

/** A fifth of what a browser gives a site at least; a demo has about 2,000 characters. */
const bounds = { mostEntries: 30, mostCharacters: 500_000 };

export function createDraftStore(getStorage: GetStorage, now: () => number): BoundedStore {
  return createBoundedStore({ prefix: draftPrefix, getStorage, now, ...bounds });
}

/** The drafts of this browser. */
export const browserDrafts = createDraftStore(browserStorage, Date.now);
