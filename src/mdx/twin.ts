import type { Nodes, Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';

export interface TwinOptions {
  title: string;
  description: string;
  /** Links become absolute, so that the text makes sense away from the site. */
  origin: string;
  /** The code that stands for a `<Demo>`. */
  demoSource: (name: string) => string;
  /** The table that stands for `<PropsTable>` and its like; undefined: the element is none. */
  apiTable?: (node: Nodes, origin: string) => string | undefined;
  /** Where a `<Prop>` leads; undefined: the element is none. */
  apiProp?: (node: Nodes) => { name: string; path: string } | undefined;
}

/** The page as plain Markdown: what "Copy as Markdown" copies and what agents read. */
export function toTwin(tree: Root, options: TwinOptions): string {
  const body: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => convert(node, options)),
  };
  const text = toMarkdown(body, {
    bullet: '-',
    extensions: [gfmToMarkdown(), mdxToMarkdown(), directiveToMarkdown()],
  });
  return `# ${options.title}\n\n${options.description}\n\n${text}`;
}

type Block = Root['children'][number];

function convert(node: Block, options: TwinOptions): Block[] {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') return [];
  if (node.type === 'code') return [{ ...node, meta: null }];
  if (node.type === 'containerDirective') {
    return [
      {
        type: 'blockquote',
        children: node.children.flatMap((child) => convert(child, options)) as never,
      },
    ];
  }
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
    const name = node.attributes.find(
      (item) => item.type === 'mdxJsxAttribute' && item.name === 'name',
    );
    const value = typeof name?.value === 'string' ? name.value : '';
    return [{ type: 'code', lang: 'tsx', value: options.demoSource(value) }];
  }
  const table = options.apiTable?.(node, options.origin);
  if (table !== undefined) return [{ type: 'html', value: table }];
  return [absolute(node, options)];
}

function absolute<T extends Nodes>(node: T, options: TwinOptions): T {
  const { origin, apiProp } = options;
  const prop = apiProp?.(node);
  if (prop) {
    const code: Nodes = { type: 'inlineCode', value: prop.name };
    return { type: 'link', url: origin + prop.path, children: [code] } as Nodes as T;
  }
  const copy = { ...node };
  if (copy.type === 'link' && copy.url.startsWith('/')) copy.url = origin + copy.url;
  if ('children' in copy) {
    copy.children = copy.children.map((child: Nodes) => absolute(child, options)) as never;
  }
  return copy;
}
