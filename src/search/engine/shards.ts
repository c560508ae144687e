import {
  entryKinds,
  pageKinds,
  type EntryKind,
  type PageKind,
  type SearchPage,
} from '../entries.ts';
import { sinceOf } from './newIn.ts';

/** Names first: a shard of them is small, and answers most queries. */
export interface NamesShard {
  product: string;
  pages: [path: string, title: string, kind: number, trail: string, plan: string, links: number][];
  /** `page` counts from the one before; `text` is a place in the texts of the other shard, 0: none. */
  entries: [
    page: number,
    kind: number,
    id: string,
    name: string,
    text: number,
    plan?: string,
    keywords?: string,
  ][];
  /** By release line: the places of the entries that it added, each counted from the one before. */
  since?: Record<string, number[]>;
}

/** The texts of the same product, each once. */
export interface TextsShard {
  product: string;
  /** The place of the first one, when they are added in parts. */
  from?: number;
  texts: string[];
}

export interface IndexedEntry {
  /** Its place among all; and the numbers of its name, its page and its text, which others may have too. */
  order: number;
  nameId: number;
  pageId: number;
  textId: number;
  product: string;
  path: string;
  pageTitle: string;
  pageKind: PageKind;
  trail: string[];
  kind: EntryKind;
  id: string;
  name: string;
  /** Other names that readers have for it. */
  keywords: string[];
  /** The place of its text among all; empty: it has none. */
  text: string;
  /** How many pages link to its page. */
  links: number;
  plan?: 'pro' | 'premium';
}

const separator = ' › ';

export function toShards(product: string, pages: readonly SearchPage[]): [NamesShard, TextsShard] {
  const texts: string[] = [''];
  const places = new Map<string, number>([['', 0]]);
  const placeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    texts.push(text);
    places.set(text, texts.length - 1);
    return texts.length - 1;
  };
  let last = 0;
  const entries = pages.flatMap((page, index) =>
    page.entries.map((entry): NamesShard['entries'][number] => {
      const step = index - last;
      last = index;
      const row: NamesShard['entries'][number] = [
        step,
        entryKinds.indexOf(entry.kind),
        // A prop's anchor follows from its name.
        entry.id === anchorOf(entry.kind, entry.name) ? '' : entry.id || '#',
        entry.name,
        placeOf(entry.text),
      ];
      if (entry.plan || entry.keywords) row.push(entry.plan ?? '');
      if (entry.keywords) row.push(entry.keywords);
      return row;
    }),
  );
  const rows = pages.map((page): NamesShard['pages'][number] => [
    page.path,
    page.title,
    pageKinds.indexOf(page.kind),
    page.trail.join(separator),
    page.plan ?? '',
    page.links ?? 0,
  ]);
  return [
    { product, pages: rows, entries, ...sinceOf(pages) },
    { product, texts },
  ];
}

export const textKey = (product: string, place: number) => `${product}:${place}`;

export function fromShard({ product, pages, entries }: NamesShard): IndexedEntry[] {
  let page = 0;
  return entries.map(([step, kindIndex, id, name, text, plan, keywords = '']) => {
    page += step;
    const [path = '', pageTitle = '', pageKind = 0, trail = '', pagePlan = '', links = 0] =
      pages[page] ?? [];
    const kind = entryKinds[kindIndex] ?? 'page';
    const shownPlan = plan || pagePlan;
    return {
      // Given by the index.
      order: 0,
      nameId: 0,
      pageId: 0,
      textId: 0,
      product,
      path,
      pageTitle,
      pageKind: pageKinds[pageKind] ?? 'guide',
      trail: trail === '' ? [] : trail.split(separator),
      kind,
      id: id === '' ? anchorOf(kind, name) : id.replace(/^#$/, ''),
      name,
      keywords: keywords
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
      text: text === 0 ? '' : textKey(product, text),
      links,
      ...((shownPlan === 'pro' || shownPlan === 'premium') && { plan: shownPlan }),
    };
  });
}

const prefixes: Partial<Record<EntryKind, string>> = {
  prop: 'prop-',
  slot: 'slot-',
  class: 'class-',
  event: 'event-',
  method: 'prop-',
  selector: 'selector-',
  hook: 'hook-',
  type: 'type-',
};

function anchorOf(kind: EntryKind, name: string): string {
  if (kind === 'demo') return name;
  const prefix = prefixes[kind];
  return prefix === undefined ? '\0' : prefix + name;
}
