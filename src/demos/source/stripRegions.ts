import type { LineRange } from './types.ts';

const MARK = /^\s*(?:\/\/\s*|\{\s*\/\*\s*)#(region|endregion)\b\s*([\w-]*)\s*(?:\*\/\s*\}\s*)?$/;

export interface StrippedSource {
  text: string;
  /** Lines of `text`; absent when the source marks no region. */
  preview?: LineRange;
}

const isBlank = (line: string | undefined): boolean => line?.trim() === '';

/** Takes out `// #region preview … // #endregion` (or the JSX comments) and says what they held. */
export function stripRegions(source: string, file: string): StrippedSource {
  const kept: string[] = [];
  let from: number | undefined;
  let to: number | undefined;
  const lines = source.split('\n');
  lines.forEach((line, index) => {
    const mark = MARK.exec(line);
    const place = `${file}:${index + 1}`;
    if (!mark) {
      // A mark between two blank lines would leave both behind.
      if (isBlank(line) && isBlank(kept.at(-1)) && MARK.test(lines[index - 1] ?? '')) return;
      kept.push(line);
    } else if (mark[1] === 'region') {
      if (mark[2] !== 'preview')
        throw new Error(`${place}: unknown region "${mark[2]}". Write "#region preview".`);
      if (from !== undefined)
        throw new Error(`${place}: a second "#region preview". Keep one region in a file.`);
      from = kept.length + 1;
    } else {
      if (from === undefined || to !== undefined)
        throw new Error(`${place}: "#endregion" without its "#region preview". Remove it.`);
      to = kept.length;
    }
  });
  const text = kept.join('\n');
  if (from === undefined) return { text };
  if (to === undefined)
    throw new Error(`${file}: "#region preview" is never closed. Add "// #endregion".`);
  while (from <= to && isBlank(kept[from - 1])) from += 1;
  while (to >= from && isBlank(kept[to - 1])) to -= 1;
  if (to < from)
    throw new Error(`${file}: the preview region is empty. Put the lines to show in it.`);
  return { text, preview: { from, to } };
}

/** The lines of a range, without the indentation that they share. */
export function linesOf(text: string, { from, to }: LineRange): string {
  const lines = text.split('\n').slice(from - 1, to);
  const indents = lines.filter((line) => !isBlank(line)).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(shared, line.length))).join('\n');
}
