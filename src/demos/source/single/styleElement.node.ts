import { types } from '@babel/core';
import { displayPath } from '../displayPath.node.ts';
import type { Edit } from './edit.ts';
import type { LinkedModule } from './linkModules.node.ts';

type Component =
  | types.FunctionDeclaration
  | types.FunctionExpression
  | types.ArrowFunctionExpression;

const isFunction = (node: types.Node | null | undefined): node is Component =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node?.type ?? '');

/** The component that a demo exports. */
function componentOf({ tree, exports }: LinkedModule): Component | undefined {
  const exported = exports.get('default');
  const name = exported && 'local' in exported ? exported.local : '';
  for (const statement of tree.program.body) {
    const node =
      'declaration' in statement && statement.declaration ? statement.declaration : statement;
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return node;
    if (node.type !== 'VariableDeclaration') continue;
    const found = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (isFunction(found?.init)) return found.init;
  }
  return undefined;
}

/** What a component returns, its inner functions aside. */
function returnedBy(component: Component): types.Expression[] {
  if (component.body.type !== 'BlockStatement') return [component.body];
  const found: types.Expression[] = [];
  const visit = (node: types.Node): void => {
    if (isFunction(node) || types.isClass(node) || types.isObjectMethod(node)) return;
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
    for (const key of types.VISITOR_KEYS[node.type] ?? []) {
      const children = [(node as unknown as Record<string, unknown>)[key]].flat();
      for (const child of children) if (child) visit(child as types.Node);
    }
  };
  visit(component.body);
  const shown = found.filter(({ type }) => type !== 'NullLiteral');
  return shown.length > 0 ? shown : found;
}

/** Lets the demo bring its stylesheet along: `<style>` before all that its component returns. */
export function addStyleElement(module: LinkedModule, name: string): Edit[] {
  const component = componentOf(module);
  const returned = component ? returnedBy(component) : [];
  if (returned.length === 0)
    throw new Error(
      `${displayPath(module.file)}: there is no place for the stylesheet in one file. Return JSX from the exported function.`,
    );
  const element = `<style>{${name}}</style>`;
  return returned.flatMap((node) => {
    const [start, end] = [node.start ?? 0, node.end ?? 0];
    if (node.type === 'JSXFragment') {
      const inside = node.openingFragment.end ?? 0;
      return [{ start: inside, end: inside, text: element }];
    }
    const [open, close] = node.type === 'JSXElement' ? ['', ''] : ['{', '}'];
    return [
      { start, end: start, text: `<>${element}${open}` },
      { start: end, end, text: `${close}</>` },
    ];
  });
}

/** CSS as a template literal. */
export function styleDeclaration(name: string, styles: readonly string[]): string {
  const text = styles.map((each) => each.trim()).join('\n\n');
  return `const ${name} = \`\n${text.replace(/[\\`]|\$\{/g, '\\$&')}\n\`;`;
}
