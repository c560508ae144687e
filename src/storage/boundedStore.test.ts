import { expect, test } from 'vitest';
import { createBoundedStore } from './boundedStore.ts';
import { deniedStorage, memoryStorage } from './memoryStorage.fixture.ts';
import { removeKeys, storageKeys, type GetStorage, type ListedStorage } from './storageKeys.ts';

function storeIn(storage: ListedStorage | GetStorage, bounds = {}) {
  let time = 0;
  return createBoundedStore({
    prefix: 'd:',
    getStorage: typeof storage === 'function' ? storage : () => storage,
    now: () => (time += 1),
    mostEntries: 3,
    mostCharacters: 100,
    ...bounds,
  });
}

test('what was written is what is read, newest first', () => {
  const storage = memoryStorage();
  storage.setItem('other', 'of somebody else');
  const store = storeIn(storage);
  expect(store.write('a', 'one\ntwo')).toBe(true);
  expect(store.write('b', '')).toBe(true);
  expect([store.read('a'), store.read('b'), store.read('c')]).toEqual(['one\ntwo', '', null]);
  expect(store.keys()).toEqual(['b', 'a']);
  store.write('a', 'three');
  expect(store.keys()).toEqual(['a', 'b']);
  store.remove('a');
  expect(store.keys()).toEqual(['b']);
  expect(storage.getItem('other')).toBe('of somebody else');
});

test('the oldest makes room for one entry too many', () => {
  const store = storeIn(memoryStorage());
  for (const key of ['a', 'b', 'c']) store.write(key, key);
  store.write('a', 'again');
  store.write('d', 'd');
  expect(store.keys()).toEqual(['d', 'a', 'c']);
});

test('the oldest make room for one that is long', () => {
  const store = storeIn(memoryStorage());
  store.write('a', 'x'.repeat(30));
  store.write('b', 'x'.repeat(30));
  store.write('c', 'x'.repeat(80));
  expect(store.keys()).toEqual(['c']);
});

test('one that is longer than everything is refused, and drops nothing', () => {
  const store = storeIn(memoryStorage());
  store.write('a', 'short');
  store.write('b', 'short');
  expect(store.write('a', 'x'.repeat(100))).toBe(false);
  expect([store.read('a'), store.read('b')]).toEqual(['short', 'short']);
});

test('a full storage drops the oldest, and puts it back if that is not enough', () => {
  const storage = memoryStorage(60);
  const store = storeIn(storage);
  store.write('a', 'x'.repeat(20));
  store.write('b', 'x'.repeat(20));
  expect(store.write('c', 'x'.repeat(20))).toBe(true);
  expect(store.keys()).toEqual(['c', 'b']);
  expect(store.write('d', 'x'.repeat(70))).toBe(false);
  expect(store.keys()).toEqual(['c', 'b']);
  expect(store.read('b')).toBe('x'.repeat(20));
});

test.each<[string, GetStorage]>([
  ['every use of the storage throws', () => deniedStorage],
  ['there is no storage', () => null],
  [
    'access throws',
    () => {
      throw new DOMException('Denied.', 'SecurityError');
    },
  ],
])('%s: nothing is kept and nothing throws', (_case, getStorage) => {
  const store = storeIn(getStorage);
  expect(store.write('a', 'one')).toBe(false);
  expect(store.read('a')).toBeNull();
  expect(store.keys()).toEqual([]);
  expect(() => store.remove('a')).not.toThrow();
  expect(storageKeys('d:', getStorage)).toEqual([]);
  expect(() => removeKeys('d:', getStorage)()).not.toThrow();
});

test('a damaged value is the first to go', () => {
  const storage = memoryStorage();
  const store = storeIn(storage);
  for (const key of ['a', 'b']) store.write(key, key);
  storage.setItem('d:x', 'damaged');
  store.write('c', 'c');
  expect(store.keys()).toEqual(['c', 'b', 'a']);
});

test('what is removed by its prefix can be put back', () => {
  const storage = memoryStorage();
  const store = storeIn(storage);
  store.write('demo/TS', 'one');
  store.write('other', 'two');
  const undo = removeKeys('d:demo/', () => storage);
  expect(store.keys()).toEqual(['other']);
  undo();
  expect(store.read('demo/TS')).toBe('one');
});
