export const tooLong = Symbol('a line that is too long');

export interface Lines {
  push: (chunk: Buffer) => void;
  /** The next whole line; undefined: it has not arrived yet. */
  next: () => string | typeof tooLong | undefined;
  /** What follows the last line break, at the end of the input. */
  last: () => string;
}

/** Cuts bytes into lines. A line that is too long is dropped and reported once. */
export function createLines(longest: number): Lines {
  let rest: Buffer = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let length = 0;
  let isSkipping = false;

  /** True: the line has just become too long. */
  function addBytes(bytes: Buffer): boolean {
    if (isSkipping) return false;
    length += bytes.length;
    if (length <= longest) {
      parts.push(bytes);
      return false;
    }
    isSkipping = true;
    parts = [];
    return true;
  }

  function endLine(): string {
    const line = Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    length = 0;
    isSkipping = false;
    return line;
  }

  return {
    push: (chunk) => {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    },
    next: () => {
      for (;;) {
        const end = rest.indexOf(10);
        const isTooLong = addBytes(end === -1 ? rest : rest.subarray(0, end));
        // The line break stays where it is: it ends the skipping.
        rest = end === -1 ? Buffer.alloc(0) : rest.subarray(isTooLong ? end : end + 1);
        if (isTooLong) return tooLong;
        if (end === -1) return undefined;
        const wasSkipping = isSkipping;
        const line = endLine();
        if (!wasSkipping && line !== '') return line;
      }
    },
    last: endLine,
  };
}
