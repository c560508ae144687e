/** Of the Network Information API, which not every browser has. */
interface ConnectionLike {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetching spends the reader's bytes on a guess: not with Save-Data, not on 2g. */
export function mayPrefetch(navigator: object): boolean {
  const { connection } = navigator as { connection?: ConnectionLike };
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}
