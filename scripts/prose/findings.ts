import { americanSpelling } from './spelling.ts';
import { wordRules } from './words.ts';

export interface Finding {
  line: number;
  /** The name in the baseline. */
  rule: string;
  /** What the text says. */
  found: string;
  /** What to write instead. */
  better: string;
}

export const longestSentence = 30;

const spaced = (pattern: string) => pattern.replaceAll('␣', '\\s+');

const rules = wordRules.map(({ pattern, notAfter = '(?!)', ...rule }) => ({
  ...rule,
  expression: new RegExp(`\\b(?:${spaced(pattern)})(?!\\w)`, 'gi'),
  // Not a lookbehind in the expression: it would be tried at every word of the file.
  before: new RegExp(`\\b(?:${spaced(notAfter)})\\s+$`, 'i'),
}));

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
const flat = (text: string) => text.replace(/\s+/g, ' ');

function avoidedWords(file: string, prose: string): Finding[] {
  return rules
    .filter(({ within = '' }) => file.startsWith(within))
    .flatMap(({ id, expression, before, better }) =>
      [...prose.matchAll(expression)]
        .filter(({ index }) => !before.test(prose.slice(Math.max(0, index - 90), index)))
        .map(({ index, 0: found }) => ({
          line: lineAt(prose, index),
          rule: id,
          found: flat(found),
          better,
        })),
    );
}

function britishWords(prose: string): Finding[] {
  return [...prose.matchAll(/[A-Za-z]{4,}/g)].flatMap(({ index, 0: found }) => {
    const better = americanSpelling(found);
    return better === undefined
      ? []
      : [{ line: lineAt(prose, index), rule: 'spelling', found, better }];
  });
}

/** Whether any rule could apply to a text, its code included. */
export function hasSuspects(file: string, text: string): boolean {
  return avoidedWords(file, text).length > 0 || britishWords(text).length > 0;
}

/** A sentence ends at its full stop, and so does a cell, a list item, a heading and whatever code interrupts. */
const sentence = /(?:(?![.!?][\s)"”*]|[.!?]$|\n\s*(?:\n|[-*#|>:]|\d+\.)|[|\0])[\s\S])+/g;

function longSentences(source: string, prose: string): Finding[] {
  return [...prose.matchAll(sentence)].flatMap(({ index, 0: text }) => {
    const words = text.match(/[\w’'-]*[A-Za-z0-9][\w’'-]*/g) ?? [];
    if (words.length <= longestSentence) return [];
    const start = index + text.search(/\S/);
    return [
      {
        line: lineAt(prose, start),
        rule: 'long-sentence',
        // The code that the mask hides helps to find the place.
        found: `${flat(source.slice(start, start + 40))}…`,
        better: `${words.length} words: split it, or make it a list (at most ${longestSentence})`,
      },
    ];
  });
}

/** What is wrong with the prose of a file, in the order of its lines. `prose` comes from one of the masks. */
export function findingsOf(file: string, source: string, prose: string): Finding[] {
  return [
    ...avoidedWords(file, prose),
    ...britishWords(prose),
    ...(/\.mdx?$/.test(file) ? longSentences(source, prose) : []),
  ].sort((one, other) => one.line - other.line);
}
