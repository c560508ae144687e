import { escapeHtml } from './escapeHtml.ts';

/** Shorter words are never broken. */
const longest = 10;

/** After a dot, a slash or other punctuation inside a word, and between the humps of a name. */
const places =
  /(?<=[\w)\]}'"][./:,;=|&?()[\]{}_-])(?=[\w@'"{([<])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** The parts between which a browser may break a text of code, and inside which it may not. */
export function breakableParts(text: string): string[] {
  const parts = text
    .split(/(?<=\s)/)
    .flatMap((word) => (word.trimEnd().length > longest ? word.split(places) : [word]));
  // A space is a place to break anyway.
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    if (last === undefined || !/\s$/.test(last)) return [...joined, part];
    return [...joined.slice(0, -1), last + part];
  }, []);
}

/** Code as HTML that breaks where a reader would break it. */
export function breakableHtml(text: string): string {
  return breakableParts(text).map(escapeHtml).join('<wbr>');
}
