import type { EntryKind } from '../entries.ts';
import { dense, raise, type Dense } from './dense.ts';
import { createLookup, type NameDocument, type TextDocument } from './lookup.ts';
import { placeWeights } from './rank.ts';
import type { ReadQuery, Unit } from './readQuery.ts';
import type { IndexedEntry } from './shards.ts';
import { isStopWord, keyOf, partsOf, squash, wordShape } from './tokens.ts';

export interface Matched {
  found: IndexedEntry;
  cover: number;
  precision: number;
  isExact: boolean;
}

/** Everything that is called the same: indexed once. */
interface Name {
  entries: IndexedEntry[];
  /** Number of words. */
  length: number;
  whole: string;
  key: string;
  isGuide: boolean;
}

const titleKinds = new Set<EntryKind>(['page', 'component', 'interface']);

/** Which entries have the words of a query, and where. */
export function createMatcher() {
  const lookup = createLookup();
  const names: Name[] = [];
  const byName = new Map<string, number>();
  /** The names that a keyword leads to, by its key. */
  const byKeyword = new Map<string, Set<number>>();
  const pages = new Map<string, number>();
  /** What shares a text, by its number. */
  const texts: IndexedEntry[][] = [];
  const byText = new Map<string, number>();
  const headings = new Map<string, number>();
  let order = 0;

  function addEntries(list: readonly IndexedEntry[]): void {
    const fresh: NameDocument[] = [];
    for (const each of list) {
      const alias = aliasOf(each);
      const nameKey = [each.name, alias, ...each.keywords].join('\n');
      let id = byName.get(nameKey);
      if (id === undefined) {
        id = names.length;
        byName.set(nameKey, id);
        const words = tellingWords(each.name);
        names.push({
          entries: [],
          length: Math.max(1, words.length),
          whole: squash(each.name),
          key: keyOf(words),
          isGuide: each.kind === 'page' || each.kind === 'section',
        });
        for (const phrase of each.keywords) {
          const key = keyOf(tellingWords(phrase));
          byKeyword.set(key, (byKeyword.get(key) ?? new Set()).add(id));
        }
        fresh.push({ id, name: each.name, alias, keywords: each.keywords });
      }
      each.nameId = id;
      each.pageId = numberOf(pages, each.path);
      if (each.kind === 'section') headings.set(each.name, (headings.get(each.name) ?? 0) + 1);
      each.order = order;
      order += 1;
      names[id]?.entries.push(each);
      each.textId = numberOf(byText, each.text);
      (texts[each.textId] ??= []).push(each);
    }
    lookup.addNames(fresh);
  }

  function addTexts(list: readonly { id: string; text: string }[]): void {
    lookup.addTexts(
      list.flatMap(({ id, text }): TextDocument[] => {
        const entryId = byText.get(id);
        return text === '' || entryId === undefined ? [] : [{ id: entryId, text }];
      }),
    );
  }

  function match(query: ReadQuery): Matched[] {
    const units = query.units.flatMap((unit) => lookup.resolve(unit));
    const rows = units.map((unit) => rowOf(unit));
    lookup.joinPairs(
      units,
      rows.map(({ inName }) => inName),
    );
    const total = rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const places = rows.map(pagePlaces);
    const turned = query.turnedKey === '' ? undefined : byKeyword.get(query.turnedKey);
    const keywordMatches = byKeyword.get(query.key) ?? turned;
    const bareKeywordMatches = byKeyword.get(query.bareKey);
    const matched: Matched[] = [];
    for (const found of candidatesOf(rows)) {
      const name = names[found.nameId];
      if (!name) continue;
      const isPage = found.kind === 'page';
      let cover = 0;
      let nameScoreSum = 0;
      for (let index = 0; index < rows.length; index += 1) {
        const { unit, weight, inName, inText } = rows[index]!;
        const { title, heading, text } = places[index]!;
        const nameScore = inName.at[found.nameId] ?? 0;
        nameScoreSum += nameScore;
        let best = Math.max(
          nameScore * placeWeights.name,
          (title[found.pageId] ?? 0) * placeWeights.page,
          (inText.at[found.textId] ?? 0) * placeWeights.text,
        );
        if (isPage) {
          best = Math.max(
            best,
            (heading[found.pageId] ?? 0) * placeWeights.heading,
            (text[found.pageId] ?? 0) * placeWeights.text,
          );
        }
        if (best < placeWeights.hint && isHinted(unit, found)) best = placeWeights.hint;
        cover += (weight / total) * best;
      }
      const isWhole = name.whole === query.whole || name.key === query.key;
      const isDotted =
        query.mode === 'identifier' && squash(found.pageTitle) + name.whole === query.whole;
      const isBare =
        query.bareKey !== '' &&
        name.key === query.bareKey &&
        query.hintedProducts.includes(found.product);
      const isCalled =
        isWhole || !!keywordMatches?.has(found.nameId) || !!bareKeywordMatches?.has(found.nameId);
      matched.push({
        found,
        cover: isCalled ? 1 : cover,
        precision: isCalled ? 1 : Math.min(1, nameScoreSum / name.length),
        isExact: isDotted || ((isWhole || isBare) && !isGeneric(found)),
      });
    }
    return matched;
  }

  /** Everything that has one of the words, each once. */
  function candidatesOf(rows: readonly { inName: Dense; inText: Dense }[]): IndexedEntry[] {
    const isKnown = new Uint8Array(order);
    const candidates: IndexedEntry[] = [];
    const add = (list: readonly IndexedEntry[]) => {
      for (const each of list) {
        if (isKnown[each.order]) continue;
        isKnown[each.order] = 1;
        candidates.push(each);
      }
    };
    for (const { inName, inText } of rows) {
      for (const id of inName.ids) add(names[id]?.entries ?? []);
      for (const id of inText.ids) add(texts[id] ?? []);
    }
    return candidates;
  }

  /** A heading that many pages have says little: `Slots`, `Keyboard`. */
  const isGeneric = ({ kind, name }: IndexedEntry) =>
    kind === 'section' && (headings.get(name) ?? 0) > 2;

  function rowOf(unit: Unit) {
    const inName = dense(names.length);
    const inText = dense(texts.length);
    const weight = lookup.find(unit, { inName, inText, isGuide: (id) => !!names[id]?.isGuide });
    // A word for a product counts less than the others.
    const share = unit.isContext || unit.isLight ? 0.25 : unit.product || unit.kind ? 0.5 : 1;
    return { unit, inName, inText, weight: weight * share };
  }

  /** By page: how well its title, its headings and its texts have the word. */
  function pagePlaces({ inName, inText }: { inName: Dense; inText: Dense }) {
    const [title, heading, text] = [dense(pages.size), dense(pages.size), dense(pages.size)];
    for (const id of inName.ids) {
      const sure = inName.at[id] ?? 0;
      for (const { kind, pageId } of names[id]?.entries ?? []) {
        if (titleKinds.has(kind)) raise(title, pageId, sure);
        else if (kind === 'section') raise(heading, pageId, sure);
      }
    }
    for (const id of inText.ids) {
      const sure = inText.at[id] ?? 0;
      for (const { pageId, pageKind } of texts[id] ?? []) {
        if (pageKind !== 'api') raise(text, pageId, sure);
      }
    }
    return { title: title.at, heading: heading.at, text: text.at };
  }

  return { addEntries, addTexts, match, nearSpellings: lookup.nearSpellings };
}

const tellingWords = (name: string) =>
  [...name.matchAll(wordShape)]
    .flatMap(([word]) => partsOf(word))
    .filter((word) => !isStopWord(word));

/** The number of a key, given when it comes first. */
function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

/** Its product or its kind is what the word says. */
function isHinted({ product, kind }: Unit, found: IndexedEntry): boolean {
  return product === found.product || kind === found.kind;
}

/** The words of an address often say what a heading does not: `#log-scale`, `/zoom-and-pan/`. */
function aliasOf({ kind, id, path, pageKind }: IndexedEntry): string {
  if (pageKind === 'api') return '';
  if (kind === 'section') return id.replaceAll('-', ' ');
  return kind === 'page' ? (path.split('/').at(-2) ?? '').replaceAll('-', ' ') : '';
}
