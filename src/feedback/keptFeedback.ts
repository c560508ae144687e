import { createBoundedStore, storageKeys, type GetStorage } from '../storage/index.ts';
import { feedbackLimits, parseEntry, type FeedbackEntry } from './entry.ts';

const prefix = 'docs-feedback:';

/** Whether anything waits to be sent, without reading it. */
export const hasKeptFeedback = (getStorage: GetStorage) =>
  storageKeys(prefix, getStorage).length > 0;

/** Entries that wait for a server, in this browser. */
export function createKeptFeedback(getStorage: GetStorage, now: () => number) {
  const store = createBoundedStore({
    prefix,
    getStorage,
    now,
    mostEntries: feedbackLimits.kept,
    mostCharacters: feedbackLimits.kept * 2 * feedbackLimits.textLength,
  });
  return {
    /** False: the storage is full or denied. */
    add: (entry: FeedbackEntry) => store.write(entry.id, JSON.stringify(entry)),
    remove: (id: string) => store.remove(id),
    /** Oldest first; what is damaged or too old is removed. */
    list(): FeedbackEntry[] {
      return store
        .keys()
        .reverse()
        .flatMap((key) => {
          const entry = parseEntry(store.read(key));
          const age = now() - Date.parse(entry?.time ?? '');
          if (entry && age < feedbackLimits.keptMs) return [entry];
          store.remove(key);
          return [];
        });
    },
  };
}

export type KeptFeedback = ReturnType<typeof createKeptFeedback>;
