import type { StorageManager } from '../../editor/index.ts';
import type { Look } from './protocol.ts';

/** The color mode and direction of the playground, stored where Material reads them. */
export function createLookStore() {
  let look: Look = { mode: 'light', direction: 'ltr' };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const storageManager: StorageManager = ({ key }) => ({
    get: (fallback) => (key === 'mui-mode' ? look.mode : fallback),
    set: () => {},
    subscribe: (handler) =>
      key === 'mui-mode' ? subscribe(() => handler(look.mode)) : () => undefined,
  });
  return {
    get: () => look,
    set(next: Look) {
      look = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    storageManager,
  };
}
