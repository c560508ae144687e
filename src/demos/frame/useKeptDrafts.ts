import { useSyncExternalStore } from 'react';
import { removeKeys, storageKeys } from '../../storage/index.ts';
import { browserStorage, demoKeyStart, draftPrefix } from '../drafts/index.ts';
import type { DemoView } from './demoLink.ts';

/** What this browser keeps of a demo's edits; the editor reads and writes it, and comes later. */
export function useKeptDrafts(id: string, view: DemoView) {
  const start = demoKeyStart(id, view);
  const hasDraft = useSyncExternalStore(
    followStorage,
    () => storageKeys(draftPrefix + start, browserStorage).length > 0,
    () => false,
  );
  return {
    start,
    /** Of what is shown. */
    hasDraft,
    /** Removes the drafts of the demo or of one view. Returns the undo function; undefined if there were none. */
    remove(only?: DemoView): (() => void) | undefined {
      const prefix = draftPrefix + demoKeyStart(id, only);
      if (storageKeys(prefix, browserStorage).length === 0) return undefined;
      return removeKeys(prefix, browserStorage);
    },
  };
}

/** Other tabs alone: what this one writes, it also shows. */
function followStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
