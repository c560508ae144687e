import { storageKeys, type GetStorage, type ListedStorage } from './storageKeys.ts';

export interface BoundedStoreOptions {
  /** Of all keys of this store. */
  prefix: string;
  getStorage: GetStorage;
  now: () => number;
  mostEntries: number;
  /** Keys and values of all entries together. */
  mostCharacters: number;
}

/** Values by key, the oldest dropped first. No method throws: losing persistence must not lose the page. */
export interface BoundedStore {
  read(key: string): string | null;
  /** False: it was not kept, and what was kept before is as it was. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Newest first. */
  keys(): string[];
}

interface Entry {
  key: string;
  time: number;
  /** As it is stored: the time of writing, a line break, the value. */
  text: string;
}

export function createBoundedStore(options: BoundedStoreOptions): BoundedStore {
  const { prefix, getStorage, now, mostEntries, mostCharacters } = options;

  function entries(storage: ListedStorage): Entry[] {
    return storageKeys(prefix, () => storage)
      .map((key) => {
        const text = storage.getItem(key) ?? '';
        // What was damaged counts as the oldest.
        return { key, text, time: Number.parseInt(text, 10) || 0 };
      })
      .sort((a, b) => a.time - b.time);
  }

  return {
    read: (key) =>
      attempt(null, () => {
        const text = getStorage()?.getItem(prefix + key);
        return typeof text === 'string' ? text.slice(text.indexOf('\n') + 1) : null;
      }),
    write: (key, value) =>
      attempt(false, () => {
        const storage = getStorage();
        const time = now();
        const newEntry: Entry = { key: prefix + key, time, text: `${time}\n${value}` };
        if (!storage || sizeOf(newEntry) > mostCharacters) return false;
        const others = entries(storage).filter((entry) => entry.key !== newEntry.key);
        const dropped: Entry[] = [];
        const drop = () => {
          const oldest = others.shift();
          if (!oldest) return false;
          storage.removeItem(oldest.key);
          return dropped.push(oldest) > 0;
        };
        const size = () => others.reduce((sum, entry) => sum + sizeOf(entry), sizeOf(newEntry));
        while (others.length >= mostEntries || size() > mostCharacters) drop();
        while (!put(storage, newEntry)) {
          if (drop()) continue;
          // The room is taken by others than this store.
          for (const entry of dropped) put(storage, entry);
          return false;
        }
        return true;
      }),
    remove: (key) => attempt(undefined, () => getStorage()?.removeItem(prefix + key)),
    keys: () =>
      attempt([], () => {
        const storage = getStorage();
        if (!storage) return [];
        return entries(storage)
          .map(({ key }) => key.slice(prefix.length))
          .reverse();
      }),
  };
}

const sizeOf = ({ key, text }: Entry) => key.length + text.length;

function put(storage: ListedStorage, { key, text }: Entry): boolean {
  return attempt(false, () => {
    storage.setItem(key, text);
    return true;
  });
}

/** Storage throws where it is denied, turned off or full. */
function attempt<T>(otherwise: T, run: () => T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
