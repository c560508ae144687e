export interface ConnectionLike {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetching spends the reader's bytes on a guess: not with Save-Data, not on 2g. */
export function mayPrefetch(connection: ConnectionLike | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}
