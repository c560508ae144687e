import type { StoredValue } from './storedValue.ts';

/** What a storage slot needs of a `Storage`. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The storage arrives as a function because the mere access `window.localStorage` may throw. */
export function storageSlot(
  key: string,
  getStorage: () => KeyedStorage | null | undefined,
): StoredValue {
  return {
    read() {
      try {
        const value: unknown = getStorage()?.getItem(key);
        return typeof value === 'string' ? value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        getStorage()?.setItem(key, value);
      } catch {
        // Private mode or a full quota loses only persistence.
      }
    },
  };
}
