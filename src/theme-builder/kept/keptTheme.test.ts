import { expect, test } from 'vitest';
import { deniedStorage, memoryStorage } from '../../storage/index.testing.ts';
import { presets } from '../model/presets.ts';
import { keptTheme } from './keptTheme.ts';

const theme = { settings: presets.harbor, other: { zIndex: { modal: 7 } } };

test('what was kept is read again, until it is removed', () => {
  const storage = memoryStorage();
  const kept = keptTheme('theme', () => storage);
  expect(kept.read()).toBeUndefined();
  expect(kept.write(theme)).toBe(true);
  expect(kept.read()).toEqual(theme);
  expect(kept.remove()).toBe(true);
  expect(kept.read()).toBeUndefined();
});

test.each([
  ['denied', () => deniedStorage],
  ['full', () => memoryStorage(10)],
  ['absent', () => null],
])('a storage that is %s keeps nothing, says so, and throws nothing', (_case, getStorage) => {
  const kept = keptTheme('theme', getStorage);
  expect(kept.write(theme)).toBe(false);
  expect(kept.read()).toBeUndefined();
});

test.each(['{', '7', '{}', '{"settings":{"radius":"2px"}}'])('%s is not a theme', (text) => {
  const storage = memoryStorage();
  storage.setItem('theme', text);
  expect(keptTheme('theme', () => storage).read()).toBeUndefined();
});
