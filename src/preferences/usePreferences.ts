'use client';

import { useContext, useSyncExternalStore } from 'react';
import type { PreferenceStore } from './createPreferenceStore.ts';
import { PreferenceContext } from './PreferenceContext.ts';
import type { Preferences } from './preferences.ts';

function useStoreFor(hook: string): PreferenceStore {
  const store = useContext(PreferenceContext);
  if (!store) {
    throw new Error(
      `${hook} was called outside <PreferenceProvider>. Wrap the component in <PreferenceProvider>.`,
    );
  }
  return store;
}

/** For setting, and for listening outside rendering. */
export function usePreferenceStore(): PreferenceStore {
  return useStoreFor('usePreferenceStore');
}

/** All preferences; renders again at every change. */
export function usePreferences(): Preferences {
  const store = useStoreFor('usePreferences');
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

/** One preference; renders again only when that one changes. */
export function usePreference<N extends keyof Preferences>(name: N): Preferences[N] {
  const store = useStoreFor('usePreference');
  return useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot()[name],
    () => store.getServerSnapshot()[name],
  );
}
