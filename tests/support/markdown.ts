import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface Outline {
  headings: string[];
  code: string[];
}

export interface MarkdownFile extends Outline {
  /** Every address that it links to. */
  links: string[];
  /** What is left of components or of expressions outside code. */
  traces: string[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** What a Markdown file says, in its order; parsed once, because that is what takes the time. */
export function readMarkdown(markdown: string): MarkdownFile {
  const file: MarkdownFile = { headings: [], code: [], links: [], traces: [] };
  visit(parser.parse(markdown) as Nodes, (node) => {
    if (node.type === 'heading') file.headings.push(`${node.depth} ${toString(node)}`);
    if (node.type === 'code') file.code.push(node.value.trim());
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      file.links.push(node.url);
    if (node.type === 'html' && /^<\/?[A-Z]/.test(node.value)) file.traces.push(node.value);
  });
  return file;
}
