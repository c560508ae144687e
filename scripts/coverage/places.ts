import type { Section } from './sections.ts';

/**
 * Where a topic is covered: `#heading-id Demo`, `#heading-id code`, `#heading-id table` or `#heading-id`. `#` alone is what
 * comes before the first heading. A path in front names another page: `/x/react-data-grid/export#csv CsvPlayground`.
 * `none: reason` says why no page covers the topic.
 */
export type Place = string;

export interface Found {
  page: string;
  section: Section;
  /** The name of a demo, `code`, `table`, or nothing if the section explains the topic in words. */
  shown: string | undefined;
}

/** What a place names, or a sentence that says what is wrong with it. */
export function findPlace(
  page: string,
  place: Place,
  sectionsOfPage: (page: string) => readonly Section[] | undefined,
): Found | string {
  const [, path, id, shown] = /^([^#\s]*)#(\S*)(?: (\S+))?$/.exec(place) ?? [];
  if (path === undefined || id === undefined) {
    return `"${place}" isn't a place. Write "#heading-id Demo".`;
  }
  const target = path === '' ? page : path;
  const sections = sectionsOfPage(target);
  if (sections === undefined) {
    return `"${place}": ${target} has no page.`;
  }
  const section = sections.find((each) => each.id === id);
  if (section === undefined) {
    return `"${place}": ${target} has no heading with the id "${id}".`;
  }
  if (shown !== undefined && !isShown(shown, section, sections[0])) {
    return `"${place}": the section "${section.title}" of ${target} doesn't have ${shown}.`;
  }
  return { page: target, section, shown };
}

/** A section can also explain a demo that comes before the first heading. */
function isShown(shown: string, section: Section, first: Section | undefined): boolean {
  if (shown === 'code' || shown === 'table') {
    return section[shown];
  }
  return section.demos.includes(shown) || first?.demos.includes(shown) === true;
}
