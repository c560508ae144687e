export type AskedRange = { start: number; end: number } | 'unsatisfiable' | undefined;

/**
 * The one range of a file that a client asks for (RFC 9110, section 14). Undefined: the whole file, also
 * for several ranges at once and for a header that isn't understood, both of which a server may ignore.
 */
export function askedRange(header: string | undefined, size: number): AskedRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Whether the part that a client already has belongs to this file: its tag, or its time to the second. */
export function isSamePart(ifRange: string | undefined, etag: string, modified: Date): boolean {
  if (ifRange === undefined) return true;
  return ifRange.trim() === etag || ifRange.trim() === modified.toUTCString();
}
