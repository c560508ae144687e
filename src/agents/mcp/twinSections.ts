import { nearestName } from '../../links/index.ts';
import type { AgentPage } from '../agentPage.ts';

export interface Section {
  /** Of the heading on the page; empty: it has none that the page's record knows. */
  id: string;
  title: string;
  depth: number;
  /** From its heading to the next one of the same depth or above. */
  text: string;
}

/** The headings of a page's Markdown with their text. */
export function sectionsOf(
  markdown: string,
  headings: readonly { id: string; text: string }[],
): Section[] {
  const lines = markdown.split('\n');
  const starts = headingLines(lines);
  let next = 0;
  return starts.map(({ line, depth, title }, index) => {
    const end = starts.slice(index + 1).find((other) => other.depth <= depth)?.line;
    const known = headings[next];
    const isKnown = known !== undefined && plain(known.text) === plain(title);
    if (isKnown) next += 1;
    return {
      id: isKnown ? known.id : '',
      title: title.replaceAll('`', ''),
      depth,
      text: lines.slice(line, end).join('\n').trim(),
    };
  });
}

function headingLines(lines: readonly string[]) {
  let fence = '';
  return lines.flatMap((text, line) => {
    const mark = /^\s*(?:>\s?)*(`{3,})/.exec(text)?.[1];
    if (mark !== undefined) {
      if (fence === '') fence = mark;
      else if (mark.length >= fence.length && text.trim().endsWith(mark)) fence = '';
      return [];
    }
    const [, marks, title] = (fence === '' && /^(#{2,4}) (.+)$/.exec(text)) || [];
    return marks && title ? [{ line, depth: marks.length, title }] : [];
  });
}

/** Without what Markdown adds to a text. */
function plain(text: string): string {
  return text
    .replace(/[\\`*_]/g, '')
    .replace(/&[a-z]+;|&#\w+;/g, '')
    .replace(/[<>&]/g, '')
    .trim();
}

/** By its id or its title; throws with the nearest one. */
export function findSection(sections: readonly Section[], asked: string, page: AgentPage): Section {
  const wanted = asked.trim().replace(/^#/, '').toLowerCase();
  const found =
    sections.find(({ id }) => id.toLowerCase() === wanted) ??
    sections.find(({ title }) => plain(title).toLowerCase() === wanted) ??
    // `hook-useGridApiRef`, `type-GridSortModel`: the anchors of the generated lists.
    sections.find(
      ({ title }) => plain(title).toLowerCase() === wanted.replace(/^(?:hook|type)-/, ''),
    );
  if (found) return found;
  const names = sections.map(({ id, title }) => id || title);
  const nearest = nearestName(asked, [...names, ...sections.map(({ title }) => title)]);
  const meant = nearest ? ` The nearest is "${nearest}".` : '';
  throw new Error(
    `${page.path} has no section "${asked}".${meant} It has: ${names.slice(0, 60).join(', ')}.`,
  );
}
