import type { EntryKind } from '../entries.ts';
import { createLookup, type NameDocument } from './lookup.ts';
import { placeWeights } from './rank.ts';
import type { ReadQuery, Unit } from './readQuery.ts';
import type { Found } from './shards.ts';
import { isStopWord, keyOf, partsOf, squash, wordShape } from './tokens.ts';

export interface Matched {
  found: Found;
  cover: number;
  precision: number;
  isExact: boolean;
}

/** Everything that is called the same: indexed once. */
interface Name {
  entries: Found[];
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
  const byText = new Map<string, Found[]>();
  const headings = new Map<string, number>();
  let order = 0;

  function addEntries(list: readonly Found[]): void {
    const fresh: NameDocument[] = [];
    for (const each of list) {
      const alias = aliasOf(each);
      const nameKey = `${each.name}\n${alias}`;
      let id = byName.get(nameKey);
      if (id === undefined) {
        id = names.length;
        byName.set(nameKey, id);
        const words = [...each.name.matchAll(wordShape)]
          .flatMap(([word]) => partsOf(word))
          .filter((word) => !isStopWord(word));
        names.push({
          entries: [],
          length: Math.max(1, words.length),
          whole: squash(each.name),
          key: keyOf(words),
          isGuide: each.kind === 'page' || each.kind === 'section',
        });
        fresh.push({ id, name: each.name, alias });
      }
      each.nameId = id;
      if (each.kind === 'section') headings.set(each.name, (headings.get(each.name) ?? 0) + 1);
      each.order = order;
      order += 1;
      names[id]?.entries.push(each);
      if (each.text === 0) continue;
      const place = `${each.product}:${each.text}`;
      const sharing = byText.get(place);
      if (sharing) sharing.push(each);
      else byText.set(place, [each]);
    }
    lookup.addNames(fresh);
  }

  function addTexts(list: readonly { id: string; text: string }[]): void {
    lookup.addTexts(list.filter(({ id, text }) => text !== '' && byText.has(id)));
  }

  function match(query: ReadQuery): Matched[] {
    const units = query.units.flatMap((unit) => lookup.resolve(unit));
    const rows = units.map((unit) => rowOf(unit));
    lookup.joinPairs(
      units,
      rows.map(({ inName }) => inName),
    );
    const total = rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const candidates = new Set<Found>();
    for (const { inName, inText } of rows) {
      for (const id of inName.keys())
        for (const each of names[id]?.entries ?? []) candidates.add(each);
      for (const id of inText.keys()) for (const each of byText.get(id) ?? []) candidates.add(each);
    }
    const pages = rows.map(pagePlaces);
    const matched: Matched[] = [];
    for (const found of candidates) {
      const name = names[found.nameId];
      if (!name) continue;
      const place = `${found.product}:${found.text}`;
      let cover = 0;
      let said = 0;
      rows.forEach(({ unit, weight, inName, inText }, index) => {
        const own = inName.get(found.nameId) ?? 0;
        if (own > 0) said += own;
        const page = pages[index]?.get(found.path);
        const isPage = found.kind === 'page';
        cover +=
          (weight / total) *
          Math.max(
            own * placeWeights.name,
            (page?.title ?? 0) * placeWeights.page,
            isPage ? (page?.heading ?? 0) * placeWeights.heading : 0,
            isPage ? (page?.text ?? 0) * placeWeights.text : 0,
            (inText.get(place) ?? 0) * placeWeights.text,
            unit.product === found.product || unit.kind === found.kind ? placeWeights.hint : 0,
          );
      });
      const isWhole = name.whole === query.whole || name.key === query.key;
      const isDotted =
        query.mode === 'identifier' && squash(found.pageTitle) + name.whole === query.whole;
      const isBare =
        query.bareKey !== '' &&
        name.key === query.bareKey &&
        query.hintedProducts.includes(found.product);
      matched.push({
        found,
        cover: isWhole ? 1 : cover,
        precision: isWhole ? 1 : Math.min(1, said / name.length),
        isExact: isDotted || ((isWhole || isBare) && !isGeneric(found)),
      });
    }
    return matched;
  }

  /** A heading that many pages have says little: `Slots`, `Keyboard`. */
  const isGeneric = ({ kind, name }: Found) => kind === 'section' && (headings.get(name) ?? 0) > 2;

  function rowOf(unit: Unit) {
    const { inName, inText, weight } = lookup.find(unit, (id) => names[id]?.isGuide ?? false);
    // A word for a product says less than the others.
    const share = unit.isContext || unit.isLight ? 0.25 : unit.product || unit.kind ? 0.5 : 1;
    return { unit, inName, inText, weight: weight * share };
  }

  /** By page: how well its title, its headings and its texts have the word. */
  function pagePlaces({
    inName,
    inText,
  }: {
    inName: Map<number, number>;
    inText: Map<string, number>;
  }) {
    const pages = new Map<string, { title: number; heading: number; text: number }>();
    const at = (path: string) => {
      const known = pages.get(path) ?? { title: 0, heading: 0, text: 0 };
      pages.set(path, known);
      return known;
    };
    for (const [id, quality] of inName) {
      for (const { kind, path } of names[id]?.entries ?? []) {
        if (titleKinds.has(kind)) at(path).title = Math.max(at(path).title, quality);
        else if (kind === 'section') at(path).heading = Math.max(at(path).heading, quality);
      }
    }
    for (const [id, quality] of inText) {
      for (const { path, pageKind } of byText.get(id) ?? []) {
        if (pageKind !== 'api') at(path).text = Math.max(at(path).text, quality);
      }
    }
    return pages;
  }

  return { addEntries, addTexts, match, nearSpellings: lookup.nearSpellings };
}

/** The words of an address often say what a heading does not: `#log-scale`, `/zoom-and-pan/`. */
function aliasOf({ kind, id, path, pageKind }: Found): string {
  if (pageKind === 'api') return '';
  if (kind === 'section') return id.replaceAll('-', ' ');
  return kind === 'page' ? (path.split('/').at(-2) ?? '').replaceAll('-', ' ') : '';
}
