import type { ListedStorage } from './storageKeys.ts';

/** A storage for tests; `room`: characters until it is full. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): ListedStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      const others = [...kept].filter(([name]) => name !== key);
      const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > room)
        throw new DOMException('Full.', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

/** Every use of it throws, as in a browser that denies storage. */
export const deniedStorage = {
  get length(): number {
    throw new DOMException('Denied.', 'SecurityError');
  },
  key: deny,
  getItem: deny,
  removeItem: deny,
  setItem: deny,
} satisfies ListedStorage;

function deny(): never {
  throw new DOMException('Denied.', 'SecurityError');
}
