import { blank, oneWord, space } from './blank.ts';

/** Of the front matter, the title and the description are prose; keywords are what somebody types. */
function maskFrontMatter(text: string): string {
  return text.replace(/^.*$/gm, (line) => {
    const field = /^(?:title|description):/.exec(line)?.[0];
    return field === undefined ? blank(line) : blank(field) + line.slice(field.length);
  });
}

/**
 * The prose of a page, in a text of the same length and with the same lines: what is code, markup or an address is
 * blanked out.
 */
export function maskMdx(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---$/m, (text, at: number) =>
      at === 0 ? maskFrontMatter(text) : text,
    )
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2`*[ \t]*$/gm, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, oneWord)
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, blank)
    .replace(/^:::.*?(?=\[|$)/gm, blank)
    .replace(/\]\([^)\s]*\)/g, space)
    .replace(/<\/?[A-Za-z](?:[^<>"{}]|"[^"]*"|\{[^{}]*\})*>/g, space)
    .replace(/\{[^{}\n]*\}/g, space)
    .replace(/https?:\/\/\S+/g, oneWord);
}
