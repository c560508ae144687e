import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A part that a page and its translations have in common. */
interface Part {
  line: number;
  /** What both must have, letter for letter. */
  same: string;
  /** For errors. */
  name: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** The parts of a page's text, in order. */
export function partsOf(text: string): Part[] {
  const tree: Root = parser.parse(text);
  const parts: Part[] = [];
  visit(tree, (node) => {
    const found = partOf(node);
    if (found) parts.push({ ...found, line: node.position?.start.line ?? 1 });
  });
  return parts;
}

function partOf(node: Nodes): Omit<Part, 'line'> | undefined {
  switch (node.type) {
    case 'heading': {
      const last = node.children.at(-1);
      const attributes = last?.type === 'mdxTextExpression' ? last.value.replace(/\s/g, '') : '';
      const marks = '#'.repeat(node.depth);
      const text = toString(node.children.slice(0, attributes ? -1 : undefined)).trim();
      return {
        same: `${marks} ${attributes}`,
        name: `the heading "${marks} ${text}${attributes ? ` {${attributes}}` : ''}"`,
      };
    }
    case 'code':
      return {
        same: `${node.lang} ${metaOf(node.meta)} ${withoutComments(node.value)}`,
        name: `the code block \`\`\`${node.lang ?? ''} that starts with "${node.value.slice(0, 40).split('\n', 1)[0]}"`,
      };
    case 'containerDirective':
      return { same: `:::${node.name}`, name: `the callout :::${node.name}` };
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const size = `${columns} columns and ${node.children.length} rows`;
      return { same: `table ${size}`, name: `a table of ${size}` };
    }
    case 'mdxjsEsm':
      return { same: node.value, name: `"${node.value.split('\n', 1)[0]}"` };
    case 'mdxJsxFlowElement':
      return { same: elementOf(node), name: elementOf(node) };
    default:
      return undefined;
  }
}

/** Attributes with words for readers are translated. */
const translatedAttributes = new Set(['title', 'description', 'caption', 'label', 'alt', 'text']);

function elementOf(node: Extract<Nodes, { type: 'mdxJsxFlowElement' }>): string {
  const attributes = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || translatedAttributes.has(attribute.name)) return [];
    const { name, value } = attribute;
    if (typeof value === 'string') return ` ${name}="${value}"`;
    return value ? ` ${name}={${value.value.replace(/\s+/g, ' ').trim()}}` : ` ${name}`;
  });
  return `<${node.name ?? ''}${attributes.join('')}>`;
}

/** Titles are words, unless they are names of files. */
const metaOf = (meta: string | null | undefined) =>
  (meta ?? '').replace(/title="([^"]*)"/, (whole, title: string) =>
    /\.\w+$/.test(title) ? whole : '',
  );

/** Comments are prose, and may be translated. */
const withoutComments = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?:\/\/|^#).*$/gm, '')
    .replace(/\s+/g, ' ');
