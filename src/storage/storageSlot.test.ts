import { expect, test } from 'vitest';
import { storageSlot, type KeyedStorage } from './storageSlot.ts';

function memoryStorage(): KeyedStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

const full: KeyedStorage = {
  getItem: () => 'kept',
  setItem: () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  },
};

function refuse(): KeyedStorage {
  throw new DOMException('Denied.', 'SecurityError');
}

test('what was written is what is read, under its own key', () => {
  const storage = memoryStorage();
  storageSlot('mode', () => storage).write('dark');
  expect(storageSlot('mode', () => storage).read()).toBe('dark');
  expect(storageSlot('other', () => storage).read()).toBeNull();
});

test.each([
  ['access throws', refuse],
  ['there is no storage', () => null],
  ['storage is undefined', () => undefined],
])('%s: reads as absent, writing does nothing', (_case, getStorage) => {
  const slot = storageSlot('mode', getStorage);
  expect(slot.read()).toBeNull();
  expect(() => slot.write('dark')).not.toThrow();
});

test('a full quota loses only the new value', () => {
  const slot = storageSlot('mode', () => full);
  expect(() => slot.write('dark')).not.toThrow();
  expect(slot.read()).toBe('kept');
});

test('a storage that answers something else than a string reads as absent', () => {
  const odd = JSON.parse('{}') as KeyedStorage;
  odd.getItem = () => 7 as unknown as string;
  expect(storageSlot('mode', () => odd).read()).toBeNull();
});
