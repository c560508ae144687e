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

const parser = unified().use(remarkParse).use(remarkGfm);

/** What a Markdown file says in headings and code blocks, in its order. */
export function outlineOf(markdown: string): Outline {
  const outline: Outline = { headings: [], code: [] };
  visit(parser.parse(markdown) as Nodes, (node) => {
    if (node.type === 'heading') outline.headings.push(`${node.depth} ${toString(node)}`);
    if (node.type === 'code') outline.code.push(node.value.trim());
  });
  return outline;
}

/** Every address that a Markdown file links to. */
export function linksOf(markdown: string): string[] {
  const links: string[] = [];
  visit(parser.parse(markdown) as Nodes, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      links.push(node.url);
  });
  return links;
}

/** What is left of components or of expressions outside code. */
export function tracesOf(markdown: string): string[] {
  const traces: string[] = [];
  visit(parser.parse(markdown) as Nodes, (node) => {
    if (node.type !== 'html') return;
    if (/^<\/?[A-Z]/.test(node.value)) traces.push(node.value);
  });
  return traces;
}
