import type { PreferenceStore } from './createPreferenceStore.ts';

let early: PreferenceStore | undefined;

/** For the application, which goes on with the store that demos already follow. */
export function leaveEarlyStore(store: PreferenceStore): void {
  early = store;
}

export const earlyStore = () => early;
