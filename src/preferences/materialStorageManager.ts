import type { PreferenceStore } from './createPreferenceStore.ts';
import { preferenceDefinitions } from './definitions.ts';

interface MaterialSlot {
  get(fallback: string | undefined): string | undefined;
  set(value: string): void;
  subscribe(handler: (value: string) => void): () => void;
}

/**
 * The `storageManager` of Material's `ThemeProvider`, so that components in demos follow this store
 * instead of keeping their own color mode.
 */
export function materialStorageManager(store: PreferenceStore) {
  return ({ key }: { key: string }): MaterialSlot => {
    if (key !== preferenceDefinitions.colorMode.key) {
      return { get: (fallback) => fallback, set: () => {}, subscribe: () => () => {} };
    }
    return {
      get: () => store.getSnapshot().colorMode,
      // Material calls this while rendering, when no other component may be updated.
      set: (value) => queueMicrotask(() => store.setColorScheme(value)),
      subscribe: (handler) =>
        store.subscribe((next, previous) => {
          if (next.colorMode !== previous.colorMode) handler(next.colorMode);
        }),
    };
  };
}
