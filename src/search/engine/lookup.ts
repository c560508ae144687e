import MiniSearch from 'minisearch';
import { typosBetween } from './editDistance.ts';
import type { Unit } from './readQuery.ts';
import { synonymsOf, synonymWords } from './synonyms.ts';
import { squash, stem, stemsOf, tokensOf, wordShape } from './tokens.ts';

/** How sure a match is, by how it came about. */
const quality = {
  stem: 0.96,
  alias: 0.85,
  pair: 0.97,
  synonym: 0.72,
  oneTypo: 0.75,
  twoTypos: 0.5,
  prefix: 0.55,
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
}

/** The index itself: which names and texts have a word, and how well. */
export function createLookup() {
  const same = (term: string) => term;
  const nameIndex = new MiniSearch<NameDocument>({
    fields: ['name', 'alias'],
    tokenize: nameTokens,
    processTerm: same,
    searchOptions: { tokenize: (term) => [term] },
  });
  const textIndex = new MiniSearch<{ id: string; text: string }>({
    fields: ['text'],
    tokenize: stemsOf,
    processTerm: same,
    searchOptions: { tokenize: (term) => [term] },
  });

  /** A name of the code that nobody has is looked for by its parts. */
  function resolve(unit: Unit): Unit[] {
    if (unit.parts.length < 2 || isKnown(unit.word)) return [unit];
    if (unit.isLast && unit.word.length > 3 && nameIndex.search(unit.word, { prefix: true }).length)
      return [unit];
    if (typoTerms(unit.word).size > 0) return [unit];
    return unit.parts.map((part, index) => ({
      ...unit,
      word: part,
      parts: [part],
      isLast: unit.isLast && index === unit.parts.length - 1,
    }));
  }

  const isKnown = (word: string) => nameIndex.search(word).length > 0;

  /** The words of the index that differ from this one by a letter, or by two if it is long. */
  function typoTerms(word: string): Map<string, number> {
    const near = new Map<string, number>();
    if (word.length < 4) return near;
    const limit = word.length >= 9 ? 2 : 1;
    const consider = (term: string) => {
      if (near.has(term)) return;
      const typos = typosBetween(word, term, limit);
      if (typos <= limit) near.set(term, typos);
    };
    synonymWords.forEach(consider);
    // A swap of two letters counts as two there, and as one typo here.
    for (const { match } of nameIndex.search(word, { fuzzy: 2 })) {
      Object.keys(match).forEach(consider);
    }
    return near;
  }

  function find({ word, isLast }: Unit, isGuide: (id: number) => boolean) {
    const inName = new Map<number, number>();
    const inText = new Map<string, number>();
    const root = stem(word);
    const take = (term: string, sure: number) => {
      for (const hit of nameIndex.search(term) as Hit[]) keep(hit, sure);
    };
    const keep = ({ id, match }: Hit, sure: number) => {
      const isNamed = Object.values(match).some((fields) => fields.includes('name'));
      const own = isNamed ? sure : sure * quality.alias;
      if ((inName.get(id) ?? 0) < own) inName.set(id, own);
    };
    const takeText = (term: string, sure: number) => {
      for (const { id } of textIndex.search(term) as { id: string }[])
        if ((inText.get(id) ?? 0) < sure) inText.set(id, sure);
    };
    take(word, 1);
    if (root !== word) take(root, quality.stem);
    takeText(root, 1);
    const exact = inName.size;
    const common = [...inName.keys()].filter(isGuide).length;
    if ((isLast || exact === 0) && word.length > 1) {
      for (const hit of nameIndex.search(word, { prefix: true }) as Hit[]) {
        // Two letters are the beginning of half of all names.
        if (word.length < 3 && !isGuide(hit.id)) continue;
        const length = Math.min(...Object.keys(hit.match).map((term) => term.length));
        keep(hit, quality.prefix + (0.35 * word.length) / length);
      }
    }
    const roots = new Map([[root, 1]]);
    if (exact === 0) {
      for (const [term, typos] of typoTerms(word)) {
        const sure = typos < 2 ? quality.oneTypo : quality.twoTypos;
        const own = stem(term);
        take(term, sure);
        take(own, sure);
        takeText(own, sure);
        roots.set(own, Math.max(roots.get(own) ?? 0, sure));
      }
    }
    for (const [own, sure] of roots) {
      for (const other of synonymsOf(own)) {
        take(other, quality.synonym * sure);
        takeText(other, quality.synonym * sure);
      }
    }
    const weight = Math.max(0.5, Math.log(1 + 600 / (2 + common)));
    return { inName, inText, weight };
  }

  /** `time zone` is `timezone`: what has the pair as one word has both of its words. */
  function joinPairs(units: readonly Unit[], rows: readonly Map<number, number>[]): void {
    units.forEach(({ word }, index) => {
      const next = units[index + 1];
      if (!next) return;
      for (const { id } of nameIndex.search(word + next.word) as { id: number }[]) {
        rows[index]?.set(id, Math.max(rows[index].get(id) ?? 0, quality.pair));
        rows[index + 1]?.set(id, Math.max(rows[index + 1]?.get(id) ?? 0, quality.pair));
      }
    });
  }

  /** Whole words, as names have them: what is offered to a reader. */
  const words = new Set<string>();

  function addNames(list: readonly NameDocument[]): void {
    nameIndex.addAll(list);
    for (const { name, alias } of list) {
      // Names of the code have no address of their own.
      if (alias === '') continue;
      for (const [word] of name.toLowerCase().matchAll(wordShape)) words.add(word);
    }
  }

  /** Queries of words that the index knows and that look like this one. */
  function nearSpellings(query: string): string[] {
    const asked = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
    const choices = asked.map((word) =>
      nameIndex
        .search(word.slice(0, 40), { prefix: true, fuzzy: 0.5, maxFuzzy: 5 })
        .slice(0, 200)
        .flatMap(({ match }) => Object.keys(match))
        .filter((term, index, all) => words.has(term) && all.indexOf(term) === index)
        .map((term) => ({ term, typos: typosBetween(word, term, 8) }))
        .sort((one, other) => one.typos - other.typos)
        .map(({ term }) => term),
    );
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
    addTexts: (list: readonly { id: string; text: string }[]) => textIndex.addAll(list),
    resolve,
    find,
    joinPairs,
    nearSpellings,
  };
}

interface Hit {
  id: number;
  match: Record<string, string[]>;
}
