import type { Heading, Root } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageHeading, Plan } from '../pages/index.ts';

/**
 * Reads `## Sort by several columns {id="multi-sorting", plan="pro"}`: ids are explicit, so that
 * rewording a heading never breaks a link.
 */
export function readHeadings(tree: Root, file: string): PageHeading[] {
  const headings: PageHeading[] = [];
  const lines = new Map<string, number>();
  visit(tree, 'heading', (node) => {
    const line = node.position?.start.line ?? 0;
    const where = `${file}:${line}`;
    if (node.depth === 1) {
      throw new Error(
        `${where}: "# ${toString(node)}" is a second title. Remove it: the title comes from the front matter; start with ##.`,
      );
    }
    const { id, plan, text } = takeAttributes(node, where);
    const before = lines.get(id);
    if (before !== undefined) {
      throw new Error(
        `${where}: the id "${id}" is already used on line ${before}. Give one of the two headings another id.`,
      );
    }
    lines.set(id, line);
    node.data = { ...node.data, hProperties: { id, plan } };
    if (node.depth <= 3)
      headings.push({ depth: node.depth as 2 | 3, id, text, ...(plan && { plan }) });
  });
  return headings;
}

function takeAttributes(node: Heading, where: string): { id: string; plan?: Plan; text: string } {
  const last = node.children.at(-1);
  const attributes = last?.type === 'mdxTextExpression' ? assignments(last) : undefined;
  if (attributes) node.children.pop();
  const tail = node.children.at(-1);
  if (tail?.type === 'text') tail.value = tail.value.trimEnd();
  const text = toString(node);
  const id = attributes?.id;
  if (!id || !/^(?!docs-)[a-z0-9][a-z0-9-]*$/.test(id)) {
    const marks = '#'.repeat(node.depth);
    // `docs-` is the shell's own.
    const slug = text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    throw new Error(
      `${where}: the heading "${text}" has no stable id in kebab-case. Write:\n${marks} ${text} {id="${slug}"}`,
    );
  }
  const plan = attributes.plan;
  if (plan !== undefined && plan !== 'pro' && plan !== 'premium') {
    throw new Error(
      `${where}: the heading "${text}" has the plan "${plan}". Write plan="pro" or plan="premium", or leave it out.`,
    );
  }
  return { id, text, ...(plan && { plan }) };
}

/** The expression `id="a", plan="pro"` as an object; undefined when it is something else. */
function assignments(node: MdxTextExpression): Record<string, string> | undefined {
  const statement = node.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  const parts = expression.type === 'SequenceExpression' ? expression.expressions : [expression];
  const result: Record<string, string> = {};
  for (const part of parts) {
    if (part.type !== 'AssignmentExpression' || part.left.type !== 'Identifier') return undefined;
    if (part.right.type !== 'Literal' || typeof part.right.value !== 'string') return undefined;
    result[part.left.name] = part.right.value;
  }
  return result;
}
