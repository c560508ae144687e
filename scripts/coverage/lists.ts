import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFileOf } from '../../src/pages/index.ts';
import { findPlace, type Found, type Place } from './places.ts';
import { sectionsOf, type Section } from './sections.ts';

/** What a page has to cover, from `content/coverage/*.json`. */
export interface PageTopics {
  /** Live demos of the page at the reference. */
  demos: number;
  topics: Record<string, Place>;
  /** Topics that need a demo, code or a table, because readers missed them here. */
  more?: Record<string, Place>;
}

export interface Topic {
  page: string;
  name: string;
  found: Found | string;
  /** Why no page covers the topic, if it is left out on purpose. */
  leftOut?: string | undefined;
}

export function readLists(root: string): Record<string, PageTopics> {
  const folder = path.join(root, 'content/coverage');
  const lists = readdirSync(folder).map(
    (name) =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, PageTopics>,
  );
  return Object.assign({}, ...lists) as Record<string, PageTopics>;
}

/** Every topic of the lists, with the heading and the demo that cover it, or with what is wrong. */
export function topicsOf(root: string, lists: Record<string, PageTopics>): Topic[] {
  const known = new Map<string, Section[] | undefined>();
  const sectionsOfPage = (page: string) => {
    if (!known.has(page)) {
      const file = path.join(root, pageFileOf(`${page}/`));
      known.set(page, existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : undefined);
    }
    return known.get(page);
  };
  return Object.entries(lists).flatMap(([page, { topics, more = {} }]) => [
    ...Object.entries(topics).map(([name, place]) => ({
      page,
      name,
      found: findPlace(page, place, sectionsOfPage),
      leftOut: /^none: (.+)$/.exec(place)?.[1],
    })),
    ...Object.entries(more).map(([name, place]) => ({
      page,
      name,
      found: shownAt(findPlace(page, place, sectionsOfPage), page, place),
    })),
  ]);
}

/** On the pages of a product, words alone aren't enough for what was missing. */
function shownAt(found: Found | string, page: string, place: Place): Found | string {
  if (typeof found === 'string' || found.shown !== undefined || !page.startsWith('/x/react-')) {
    return found;
  }
  return `"${place}": add a demo, code or a table, and name it.`;
}
