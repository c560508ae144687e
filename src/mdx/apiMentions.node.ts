import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import {
  apiPathOf,
  apiProductOf,
  findProp,
  resolveTable,
  tableMarkdown,
  tableNames,
  unknownName,
  type ApiModel,
  type ApiProduct,
  type ApiTable,
  type MarkdownContext,
  type TableAttributes,
  type TableName,
} from '../api-reference/index.ts';
import { loadApiModel } from '../api-reference/index.node.ts';
import type { FrontMatter } from '../pages/index.ts';
import { jsxAttribute } from './nodes.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks every table, `<Prop>`, `Component.prop` and front-matter component against the packages' types. */
export function bindApiMentions(
  tree: Root,
  file: string,
  frontMatter: Pick<FrontMatter, 'product' | 'components'>,
  load: () => ApiModel = loadApiModel,
) {
  const product = apiProductOf(frontMatter.product);
  const tables = new Map<Nodes, ApiTable>();
  const props = new Map<Nodes, { name: string; path: string }>();
  checkComponents(frontMatter.components, file, load);
  visit(tree, (node) => {
    const at = <T>(find: () => T): T => atPlace(`${file}:${node.position?.start.line}`, find);
    if (node.type === 'inlineCode' && /^[A-Z]\w+\.[a-z]\w*$/.test(node.value)) {
      at(() => checkMention(node.value, load(), product));
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const table = tableNames.find((name) => name === node.name);
    if (table)
      tables.set(
        node,
        at(() => bindTable(node, table, load(), product)),
      );
    if (node.name === 'Prop')
      props.set(
        node,
        at(() => bindProp(node, load(), product)),
      );
  });
  return {
    tableOf: (node: Nodes, context: MarkdownContext) => {
      const table = tables.get(node);
      return table && tableMarkdown(table, context);
    },
    propOf: (node: Nodes, { hasPage }: MarkdownContext) => {
      const found = props.get(node);
      if (!found) return undefined;
      const [page = ''] = found.path.split('#');
      return hasPage(page) ? found : { name: found.name };
    },
  };
}

function atPlace<T>(where: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${where}: ${text}`, { cause: error });
  }
}

function bindTable(node: Element, table: TableName, model: ApiModel, page?: ApiProduct): ApiTable {
  const resolved = resolveTable(model, table, attributesOf(node) as TableAttributes, page);
  if (page) node.attributes.push(jsxAttribute('page', page));
  return resolved;
}

function bindProp(node: Element, model: ApiModel, page?: ApiProduct) {
  const { name } = attributesOf(node);
  if (name === undefined) {
    throw new Error('<Prop> needs name. Write <Prop name="DataGrid.sortModel" />.');
  }
  const { owner, prop } = findProp(model, name, page);
  if (page) node.attributes.push(jsxAttribute('page', page));
  return { name: prop.name, path: `${apiPathOf(owner)}#prop-${prop.name}` };
}

/** `Intl.Collator` and the like aren't ours; `DataGrid.sortModl` is a mistake. */
function checkMention(text: string, model: ApiModel, page?: ApiProduct): void {
  const [owner] = text.split('.');
  const isOurs = [...model.components, ...model.interfaces].some(({ name }) => name === owner);
  if (isOurs) findProp(model, text, page);
}

function checkComponents(names: readonly string[], file: string, load: () => ApiModel): void {
  if (names.length === 0) return;
  const model = load();
  const known = [...model.components, ...model.interfaces, ...model.hooks].map(({ name }) => name);
  for (const name of names) {
    if (known.includes(name)) continue;
    throw new Error(`${file}: components: ${unknownName('component', name, known)}`);
  }
}

function attributesOf(node: Element): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      if (typeof attribute.value !== 'string') {
        throw new Error(
          `${attribute.name} of <${node.name}> must be a text: ${attribute.name}="…".`,
        );
      }
      return [[attribute.name, attribute.value]];
    }),
  );
}
