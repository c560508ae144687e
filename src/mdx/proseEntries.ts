import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nearestName } from '../links/index.ts';
import type { PageHeading, SearchEntry } from '../pages/index.ts';
import { withoutLayout } from './landing/layoutElements.ts';

interface Source {
  file: string;
  title: string;
  description: string;
  headings: readonly PageHeading[];
  demos: readonly string[];
  keywords?: Readonly<Record<string, string>> | undefined;
}

/** What a reader can find on a written page: the page, its sections, its demos. */
export function searchEntries(
  tree: Root,
  { file, title, description, headings, demos, keywords = {} }: Source,
): SearchEntry[] {
  const byLine = new Map<string, PageHeading>(headings.map((heading) => [heading.id, heading]));
  const page: SearchEntry = { kind: 'page', id: '', name: title, text: description };
  const entries = [page];
  let current = page;
  const ids = headings.map(({ id }) => id).values();
  for (const node of withoutLayout(tree.children)) {
    if (node.type === 'heading') {
      const heading = node.depth <= 3 ? byLine.get(ids.next().value ?? '') : undefined;
      if (heading) {
        const { id, text, plan } = heading;
        current = { kind: 'section', id, name: text, text: '', ...(plan && { plan }) };
        entries.push(current);
        continue;
      }
    }
    if (node.type === 'code' || node.type === 'yaml' || node.type === 'mdxJsxFlowElement') continue;
    current.text = `${current.text} ${blockText(node)}`.trim();
  }
  addKeywords(entries, keywords, file);
  return [
    ...entries.filter(({ id }) => id !== 'related'),
    ...demos.map((name): SearchEntry => ({ kind: 'demo', id: name, name, text: '' })),
  ];
}

function addKeywords(
  entries: readonly SearchEntry[],
  keywords: Readonly<Record<string, string>>,
  file: string,
): void {
  const byKey = new Map(entries.map((entry) => [entry.id || 'page', entry]));
  for (const [key, words] of Object.entries(keywords)) {
    const entry = byKey.get(key);
    if (!entry) {
      const near = nearestName(key, byKey.keys());
      throw new Error(
        `${file}: keywords has "${key}", but no heading has that id.\n` +
          (near ? `Did you mean "${near}"?` : 'Use "page", or the id of a heading.'),
      );
    }
    entry.keywords = words;
  }
}

/** Cells and items would run together without a space. */
function blockText(node: Root['children'][number]): string {
  if ('children' in node && node.type !== 'paragraph' && node.type !== 'heading') {
    return (node.children as Root['children']).map(blockText).join(' ');
  }
  return toString(node).replace(/\s+/g, ' ');
}
