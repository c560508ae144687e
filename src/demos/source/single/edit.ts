/** Replaces a stretch of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A part of a text with the edits that lie in it. */
export function edited(text: string, from: number, to: number, edits: readonly Edit[]): string {
  let written = '';
  let at = from;
  const inside = edits.filter(({ start, end }) => start >= from && end <= to);
  for (const { start, end, text: other } of inside.sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    written += text.slice(at, start) + other;
    at = end;
  }
  return written + text.slice(at, to);
}
