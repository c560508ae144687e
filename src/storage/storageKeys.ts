/** What is needed to find and remove kept values. */
export type ListedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage arrives as a function because the mere access `window.localStorage` may throw. */
export type GetStorage = () => ListedStorage | null | undefined;

/** The keys that start with `prefix`; none where there is no storage. */
export function storageKeys(prefix: string, getStorage: GetStorage): string[] {
  try {
    const storage = getStorage();
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
    return keys.filter((key): key is string => key?.startsWith(prefix) ?? false);
  } catch {
    return [];
  }
}

/** Removes what `prefix` leads to; the answer puts it back. */
export function removeKeys(prefix: string, getStorage: GetStorage): () => void {
  const removed: [key: string, value: string][] = [];
  for (const key of storageKeys(prefix, getStorage)) {
    try {
      const storage = getStorage();
      const value = storage?.getItem(key);
      storage?.removeItem(key);
      if (typeof value === 'string') removed.push([key, value]);
    } catch {
      // What cannot be removed stays.
    }
  }
  return () => {
    for (const [key, value] of removed) {
      try {
        getStorage()?.setItem(key, value);
      } catch {
        // A full quota loses only persistence.
      }
    }
  };
}
