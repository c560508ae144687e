/**
 * How sure each of many numbered things is, from 0 to 1. An array instead of a map: thousands of
 * them are set and read at every key.
 */
export interface Dense {
  at: Float64Array;
  /** Those above 0. */
  ids: number[];
}

export const dense = (size: number): Dense => ({ at: new Float64Array(size), ids: [] });

export function raise({ at, ids }: Dense, id: number, value: number): void {
  const before = at[id] ?? 0;
  if (before >= value) return;
  if (before === 0) ids.push(id);
  at[id] = value;
}
