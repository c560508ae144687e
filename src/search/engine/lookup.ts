import { raise, type Dense } from './dense.ts';
import { editDistance } from '../../links/index.ts';
import type { Unit } from './readQuery.ts';
import { synonymsOf, synonymWords } from './synonyms.ts';
import { squash, stem, stemsOf, tokensOf, wordShape } from './tokens.ts';
import { createWordIndex } from './wordIndex.ts';

/** How sure a match is, by how it came about. */
const quality = {
  stem: 0.96,
  alias: 0.85,
  keyword: 0.75,
  pair: 0.97,
  synonym: 0.72,
  oneTypo: 0.75,
  twoTypos: 0.5,
  prefix: 0.55,
  /** A longer name, while a guide has the word itself. */
  longer: 0.8,
};
const longestPair = 4;

const nameTokens = (text: string) => {
  const tokens = tokensOf(text);
  // `Date Picker` is found as `datepicker` too.
  if (text.includes(' ') && text.split(' ').length <= longestPair) tokens.push(squash(text));
  return tokens;
};

export interface NameDocument {
  id: number;
  name: string;
  /** The words of its address. */
  alias: string;
  keywords: readonly string[];
}

export interface TextDocument {
  id: number;
  text: string;
}

/** Where a word is, to be filled; and which names are those of guides. */
interface Places {
  inName: Dense;
  inText: Dense;
  isGuide: (id: number) => boolean;
}

/** The index itself: which names and texts have a word, and how well. */
export function createLookup() {
  const inNames = createWordIndex();
  const inAliases = createWordIndex();
  const inKeywords = createWordIndex();
  const inTexts = createWordIndex();

  /** An unknown name of the code is searched by its parts. */
  function resolve(unit: Unit): Unit[] {
    const { word, parts, isLast } = unit;
    if (parts.length < 2 || isKnown(word)) return [unit];
    if (isLast && word.length > 3 && (begins(inNames, word) || begins(inAliases, word)))
      return [unit];
    if (typoTerms(word).size > 0) return [unit];
    return parts.map((part, index) => ({
      ...unit,
      word: part,
      parts: [part],
      isLast: isLast && index === parts.length - 1,
    }));
  }

  const isKnown = (word: string) =>
    inNames.get(word).length + inAliases.get(word).length + inKeywords.get(word).length > 0;

  /** The words of the index that differ from this one by a letter, or by two if it is long. */
  function typoTerms(word: string): Map<string, number> {
    const near = new Map<string, number>();
    if (word.length < 4) return near;
    const limit = word.length >= 9 ? 2 : 1;
    const consider = (term: string) => {
      if (near.has(term)) return;
      const typos = editDistance(word, term, limit);
      if (typos <= limit) near.set(term, typos);
    };
    synonymWords.forEach(consider);
    inNames.near(word, limit).forEach(consider);
    inAliases.near(word, limit).forEach(consider);
    inKeywords.near(word, limit).forEach(consider);
    return near;
  }

  /** Fills in where a word is; the answer is how much it says. */
  function find({ word, isLast }: Unit, { inName, inText, isGuide }: Places): number {
    const root = stem(word);
    const addNameMatches = (term: string, sure: number) => {
      for (const id of inNames.get(term)) raise(inName, id, sure);
      for (const id of inAliases.get(term)) raise(inName, id, sure * quality.alias);
      for (const id of inKeywords.get(term)) raise(inName, id, sure * quality.keyword);
    };
    const addTextMatches = (term: string, sure: number) => {
      for (const id of inTexts.get(term)) raise(inText, id, sure);
    };
    const addPrefixMatches = (words: WordIndex, sure: number) => {
      for (const term of words.startingWith(word)) {
        const score = sure * (quality.prefix + (0.35 * word.length) / term.length);
        for (const id of words.get(term)) {
          // Two letters are the beginning of half of all names.
          if (word.length > 2 || isGuide(id)) raise(inName, id, score);
        }
      }
    };
    addNameMatches(word, 1);
    if (root !== word) addNameMatches(root, quality.stem);
    addTextMatches(root, 1);
    const exact = inName.ids.length;
    const common = inName.ids.filter(isGuide).length;
    if ((isLast || exact === 0) && word.length > 1) {
      // A guide has the word as it is: `past` is hardly the beginning of `paste`.
      const sure = common > 0 ? quality.longer : 1;
      addPrefixMatches(inNames, sure);
      addPrefixMatches(inAliases, sure * quality.alias);
    }
    const roots = new Map([[root, 1]]);
    if (exact === 0) {
      for (const [term, typos] of typoTerms(word)) {
        const sure = typos < 2 ? quality.oneTypo : quality.twoTypos;
        const typoRoot = stem(term);
        addNameMatches(term, sure);
        addNameMatches(typoRoot, sure);
        addTextMatches(typoRoot, sure);
        roots.set(typoRoot, Math.max(roots.get(typoRoot) ?? 0, sure));
      }
    }
    for (const [termRoot, sure] of roots) {
      for (const other of synonymsOf(termRoot)) {
        addNameMatches(other, quality.synonym * sure);
        addTextMatches(other, quality.synonym * sure);
      }
    }
    return Math.max(0.5, Math.log(1 + 600 / (2 + common)));
  }

  /** `time zone` is `timezone`: what has the pair as one word has both of its words. */
  function joinPairs(units: readonly Unit[], rows: readonly Dense[]): void {
    units.forEach(({ word }, index) => {
      const next = units[index + 1];
      if (!next) return;
      const pair = word + next.word;
      for (const row of rows.slice(index, index + 2)) {
        for (const id of inNames.get(pair)) raise(row, id, quality.pair);
        for (const id of inAliases.get(pair)) raise(row, id, quality.pair);
      }
    });
  }

  /** Whole words, as names have them: what is offered to a reader. */
  const words = new Set<string>();

  function addNames(list: readonly NameDocument[]): void {
    for (const { id, name, alias, keywords } of list) {
      inNames.add(id, nameTokens(name));
      inAliases.add(id, nameTokens(alias));
      inKeywords.add(id, [...new Set(keywords.flatMap(nameTokens))]);
      // Names of the code have no address of their own.
      if (alias === '') continue;
      for (const [word] of name.toLowerCase().matchAll(wordShape)) words.add(word);
    }
  }

  function addTexts(list: readonly TextDocument[]): void {
    for (const { id, text } of list) inTexts.add(id, stemsOf(text));
  }

  /** Queries of words that the index knows and that look like this one. */
  function nearSpellings(query: string): string[] {
    const asked = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
    const choices = asked.map((asking) => {
      const word = asking.slice(0, 40);
      const limit = Math.min(5, Math.floor(word.length / 2));
      return [...words]
        .map((term) => ({ term, typos: editDistance(word, term, limit) }))
        .filter(({ term, typos }) => typos <= limit || term.startsWith(word))
        .sort((one, other) => one.typos - other.typos)
        .map(({ term }) => term);
    });
    const joined = [0, 1, 2].map((turn) =>
      choices
        .map((terms) => terms[turn] ?? terms[0] ?? '')
        .filter(Boolean)
        .join(' '),
    );
    return [...new Set(joined)].filter((text) => text !== '' && text !== query.toLowerCase());
  }

  return {
    addNames,
    addTexts,
    resolve,
    find,
    joinPairs,
    nearSpellings,
  };
}

type WordIndex = ReturnType<typeof createWordIndex>;

const begins = (words: WordIndex, start: string) => words.startingWith(start).length > 0;
