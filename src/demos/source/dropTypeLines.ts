const TEMPLATE = /`(?:\\[\s\S]|[^`\\])*`/g;

function linesInTemplates(code: string): Set<number> {
  const lines = new Set<number>();
  for (const match of code.matchAll(TEMPLATE)) {
    const first = code.slice(0, match.index).split('\n').length - 1;
    const count = match[0].split('\n').length;
    for (let line = first; line < first + count; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * The lines of `javascript` are those of `typescript`, with types blanked out:
 * a line that is blank only in the JavaScript held nothing but a type, and goes.
 */
export function dropTypeLines(javascript: string, typescript: string): string {
  const original = typescript.split('\n');
  const kept = linesInTemplates(javascript);
  return javascript
    .split('\n')
    .filter((line, index) => line.trim() !== '' || !original[index]?.trim() || kept.has(index))
    .join('\n');
}
