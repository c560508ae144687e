import type { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { createPreferenceStore } from './createPreferenceStore.ts';
import { fakeEnvironment } from './fakeEnvironment.ts';
import { materialStorageManager } from './materialStorageManager.ts';

type StorageManager = NonNullable<ComponentProps<typeof ThemeProvider>['storageManager']>;

function bridge() {
  const store = createPreferenceStore(fakeEnvironment({ stored: { 'mui-mode': 'dark' } }), {
    language: 'en',
    direction: 'ltr',
  });
  const manager: StorageManager = materialStorageManager(store);
  return { store, manager };
}

test('R32 Material’s provider reads and writes the store’s color mode', async () => {
  const { store, manager } = bridge();
  const mode = manager({ key: 'mui-mode' });
  expect(mode.get('system')).toBe('dark');
  mode.set('light');
  expect(store.getSnapshot().colorMode).toBe('dark');
  await Promise.resolve();
  expect(store.getSnapshot().colorMode).toBe('light');
});

test('R33 Material’s provider hears of changes of the mode, and of nothing else', () => {
  const { store, manager } = bridge();
  const heard: unknown[] = [];
  const stop = manager({ key: 'mui-mode' }).subscribe((value) => heard.push(value));
  store.set('codeVariant', 'JS');
  store.setColorScheme('system');
  stop();
  store.setColorScheme('light');
  expect(heard).toEqual(['system']);
});

test('the schemes themselves are fixed', () => {
  const { manager } = bridge();
  const light = manager({ key: 'mui-color-scheme-light' });
  light.set('dark');
  expect(light.get('light')).toBe('light');
  expect(light.subscribe(() => {})).toBeTypeOf('function');
});
