import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

interface CodeNode {
  type: string;
  loc?: { start: { line: number } } | null;
}

/** Throws on code in a page that the build must not run, or that would fail far from its place. */
export function checkCode(tree: Root, file: string): void {
  const known = namesOfModule(tree);
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node.name ?? '', `${file}:${line}`);
      for (const attribute of node.attributes) {
        const { value } = attribute;
        if ('name' in attribute) checkAttribute(attribute.name, `${file}:${line}`);
        const estree = typeof value === 'object' ? value?.data?.estree : attribute.data;
        checkExpression(estree, known, file, line);
      }
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      checkExpression(node.data?.estree, known, file, line);
    if (node.type === 'mdxjsEsm') checkExpression(node.data?.estree, known, file, line);
  });
}

/** The policy of the whole site would allow it, on every page. */
function checkElement(name: string, place: string): void {
  if (name.toLowerCase() !== 'script') return;
  throw new Error(
    `${place}: a page may not have a <script>: the security policy would have to allow it on the whole site. Show its code in a code block, or make a demo of it.`,
  );
}

function checkAttribute(name: string, place: string): void {
  if (name !== 'dangerouslySetInnerHTML') return;
  throw new Error(
    `${place}: a page may not set dangerouslySetInnerHTML: its scripts would run. Write the elements themselves, or make a demo of it.`,
  );
}

function checkExpression(estree: unknown, known: Set<string>, file: string, fallback: number) {
  const declared = new Set(known);
  const used: { name: string; line: number }[] = [];
  walk(estree, (node, [parent, outer], key) => {
    const line = node.loc?.start.line ?? fallback;
    const name = 'name' in node ? node.name : undefined;
    if (node.type === 'JSXIdentifier' && parent?.type === 'JSXOpeningElement' && key === 'name')
      checkElement(String(name), `${file}:${line}`);
    if (node.type === 'JSXIdentifier' && parent?.type === 'JSXAttribute')
      checkAttribute(String(name), `${file}:${line}`);
    if (node.type !== 'Identifier' || typeof name !== 'string') return;
    if (isDeclared(parent, outer, key)) declared.add(name);
    else if (!isPropertyName(parent, key)) used.push({ name, line });
  });
  for (const { name, line } of used) {
    if (declared.has(name) || name in globalThis) continue;
    throw new Error(
      `${file}:${line}: "${name}" is not defined. Write a text without braces, put code between backticks, or import "${name}" at the top of the page.`,
    );
  }
}

/** What the page's own imports and exports define, besides the `props` of every page. */
function namesOfModule(tree: Root): Set<string> {
  const names = new Set(['props']);
  visit(tree, 'mdxjsEsm', ({ data }) =>
    walk(data?.estree, (node, [parent, outer], key) => {
      if (node.type === 'Identifier' && 'name' in node && isDeclared(parent, outer, key))
        names.add(String(node.name));
    }),
  );
  return names;
}

/** Whether an identifier at this place gives a name to something. */
function isDeclared(
  parent: CodeNode | undefined,
  outer: CodeNode | undefined,
  key: string,
): boolean {
  const type = parent?.type ?? '';
  if (/^(Import|Export).*Specifier$|Pattern$|^RestElement$|^CatchClause$/.test(type)) return true;
  if (type === 'VariableDeclarator') return key === 'id';
  if (type === 'Property') return key === 'value' && outer?.type === 'ObjectPattern';
  return /Function|^Class/.test(type) && (key === 'id' || key === 'params');
}

function isPropertyName(parent: CodeNode | undefined, key: string): boolean {
  const isComputed = parent !== undefined && 'computed' in parent && parent.computed === true;
  return (
    !isComputed && ((parent?.type === 'MemberExpression' && key === 'property') || key === 'key')
  );
}

function walk(
  value: unknown,
  see: (node: CodeNode, parents: readonly CodeNode[], key: string) => void,
  parents: readonly CodeNode[] = [],
  key = '',
): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, see, parents, key));
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  const node = value as CodeNode;
  see(node, parents, key);
  for (const [name, child] of Object.entries(node))
    if (name !== 'loc') walk(child, see, [node, ...parents.slice(0, 1)], name);
}
