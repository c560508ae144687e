import { createPreferenceStore, type PreferenceStore } from './createPreferenceStore.ts';
import { browserEnvironment } from './environment.ts';
import type { PageLanguage } from './preferences.ts';

const stores = new WeakMap<Window, PreferenceStore>();

/**
 * The only store of a window. Created by the first caller, which is the script that starts demos or the
 * application; the other one gets the same store.
 */
export function pagePreferenceStore(
  view: Window & typeof globalThis,
  page: PageLanguage,
): PreferenceStore {
  const existing = stores.get(view);
  if (existing) return existing;
  const store = createPreferenceStore(browserEnvironment(view), page);
  stores.set(view, store);
  return store;
}
