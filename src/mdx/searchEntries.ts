import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PageHeading } from '../pages/pageRecord.ts';
import type { SearchEntry } from '../search/entries.ts';

interface Source {
  title: string;
  description: string;
  headings: readonly PageHeading[];
  demos: readonly string[];
}

/** What a reader can find on a written page: the page, its sections, its demos. */
export function searchEntries(
  tree: Root,
  { title, description, headings, demos }: Source,
): SearchEntry[] {
  const byLine = new Map<string, PageHeading>(headings.map((heading) => [heading.id, heading]));
  const page: SearchEntry = { kind: 'page', id: '', name: title, text: description };
  const entries = [page];
  let current = page;
  const ids = headings.map(({ id }) => id).values();
  for (const node of tree.children) {
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
  return [
    ...entries.filter(({ id }) => id !== 'related'),
    ...demos.map((name): SearchEntry => ({ kind: 'demo', id: `${name}.tsx`, name, text: '' })),
  ];
}

/** Cells and items would run together without a space. */
function blockText(node: Root['children'][number]): string {
  if ('children' in node && node.type !== 'paragraph' && node.type !== 'heading') {
    return (node.children as Root['children']).map(blockText).join(' ');
  }
  return toString(node).replace(/\s+/g, ' ');
}
