import type { BoundedStore } from '../../storage/index.ts';
import { textHash } from './textHash.ts';

/** A reader's version of a file, and the hash of the original that it was made from. */
export interface DemoDraft {
  text: string;
  base: string;
}

export function readDemoDraft(store: BoundedStore, key: string): DemoDraft | undefined {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { text, base } = value as Record<string, unknown>;
    return typeof text === 'string' && typeof base === 'string' ? { text, base } : undefined;
  } catch {
    // Damaged: as if there were none.
    return undefined;
  }
}

/** Keeps a version, unless it is the original again. False: the browser does not keep it. */
export function keepDemoDraft(
  store: BoundedStore,
  key: string,
  draft: DemoDraft,
  original: string,
): boolean {
  if (draft.text !== original) return store.write(key, JSON.stringify(draft));
  store.remove(key);
  return true;
}

/** Whether the original is another one than the draft was made from. */
export function isOutdated(draft: Pick<DemoDraft, 'base'>, original: string): boolean {
  return draft.base !== textHash(original);
}
