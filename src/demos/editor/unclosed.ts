/** A bracket that was opened and not closed. */
export interface Unclosed {
  open: string;
  /** From 1. */
  line: number;
}

const closers: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
// Comments, templates and strings: brackets in them don't count. A quote without a partner in its line
// is an apostrophe in text.
const skipped =
  /\/\*[^]*?\*\/|\/\/[^\n]*|`(?:\\[^]|[^\\`])*`|'(?:\\.|[^\\'\n])*'|"(?:\\.|[^\\"\n])*"/;
const token = new RegExp(`${skipped.source}|[()[\\]{}]`, 'g');

/**
 * The bracket that a compiler misses the end of, if what it found tells: the end of the file, the end of
 * another bracket, or a semicolon where only `(` or `[` is open.
 */
export function unclosedBefore(text: string, pos: number, found: string): Unclosed | undefined {
  const stack: { open: string; at: number }[] = [];
  for (const { 0: sign, index } of text.slice(0, pos).matchAll(token)) {
    if (closers[sign]) stack.push({ open: sign, at: index });
    else if (closers[stack.at(-1)?.open ?? ''] === sign) stack.pop();
  }
  const last = stack.at(-1);
  if (!last) return undefined;
  const isForeign = Object.values(closers).includes(found) && closers[last.open] !== found;
  const isStatement = found === ';' && last.open !== '{';
  if (found !== '' && !isForeign && !isStatement) return undefined;
  return { open: last.open, line: text.slice(0, last.at).split('\n').length };
}
