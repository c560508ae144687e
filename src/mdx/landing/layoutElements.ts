import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';

/** Elements that only place what is inside them. */
const names: ReadonlySet<string | null> = new Set([
  'Card',
  'Cards',
  'Fold',
  'Product',
  'Products',
  'Section',
  'Start',
]);

type Block = Root['children'][number];

/** The blocks of a page as one row, as if nothing were placed: for search and Markdown. */
export function withoutLayout(nodes: readonly Nodes[]): Block[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && names.has(node.name)
      ? withoutLayout(node.children)
      : [node as Block],
  );
}
