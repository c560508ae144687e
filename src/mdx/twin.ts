import type { Code, Nodes, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { english, fill, localizePath, type Strings } from '../language/index.ts';
import { isCalloutKind } from './callouts.ts';
import type { DemoText } from './demos.node.ts';
import { withoutLayout } from './landing/layoutElements.ts';

/** What a twin says besides the page's own prose. */
export type TwinTexts = Pick<Strings, 'twin' | 'callouts' | 'plans' | 'planNames' | 'planTable'>;

export interface TwinOptions {
  /** The page's own, where links to its headings lead. */
  path: string;
  /** Links become absolute, so that the text makes sense away from the site. */
  origin: string;
  /** Links lead to pages of this language; English without it. */
  language?: string;
  texts?: TwinTexts | undefined;
  /** The text that replaces a `<Demo>`. */
  demoText: (name: string) => DemoText;
  /** The Markdown table for `<PropsTable>` and other tables; undefined for other elements. */
  tableOf?: (node: Nodes) => string | undefined;
  /** The name in a `<Prop>`, and its path if the page exists; undefined for other elements. */
  propOf?: (node: Nodes) => { name: string; path?: string } | undefined;
}

/** The content of a page as plain Markdown: for "Copy as Markdown" and for agents. */
export function toTwin(tree: Root, options: TwinOptions): string {
  return toMarkdown(
    {
      type: 'root',
      children: convertAll(withoutLayout(tree.children), options) as Root['children'],
    },
    {
      bullet: '-',
      extensions: [
        gfmToMarkdown({ tablePipeAlign: false }),
        mdxToMarkdown(),
        directiveToMarkdown(),
      ],
    },
  );
}

function convertAll(nodes: readonly Nodes[], options: TwinOptions): Nodes[] {
  return nodes.flatMap((node) => convert(node, options));
}

function convert(node: Nodes, options: TwinOptions): Nodes[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'code':
      return [{ ...node, meta: titleMeta(/\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1]) }];
    case 'heading': {
      const { plan } =
        (node.data as { hProperties?: { plan?: string } } | undefined)?.hProperties ?? {};
      const needs: Nodes[] = plan ? [paragraph(emphasis(needsPlan(plan, options)))] : [];
      return [withChildren(node, options), ...needs];
    }
    case 'containerDirective':
      return [callout(node, options)];
    case 'link':
    case 'image':
    case 'definition':
      return [withChildren({ ...node, url: absolute(node.url, options) }, options)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, options);
    default:
      return [withChildren(node, options)];
  }
}

/** Tools that only a browser has: the prose around them says what they do. */
const browserTools = new Set(['CodemodRunner', 'NamesIndex', 'ThemeBuilder']);

function element(node: MdxJsxFlowElement | MdxJsxTextElement, options: TwinOptions): Nodes[] {
  if (node.name === 'Demo') return demo(textAttribute(node, 'name'), options);
  if (node.name === 'Plan') {
    return [
      { type: 'text', value: `(${textsOf(options).planNames[planOf(textAttribute(node, 'is'))]})` },
    ];
  }
  if (browserTools.has(node.name ?? '')) return [];
  const prop = options.propOf?.(node);
  if (prop) {
    const name: PhrasingContent = { type: 'inlineCode', value: prop.name };
    if (prop.path === undefined) return [name];
    return [{ type: 'link', url: options.origin + prop.path, children: [name] }];
  }
  const table = options.tableOf?.(node);
  if (table !== undefined) return [{ type: 'html', value: table }];
  if (/^[A-Z]/.test(node.name ?? ''))
    throw new Error(
      `${options.path}: <${node.name}> has no Markdown. Write it in element() of src/mdx/twin.ts.`,
    );
  return [withChildren(node, options)];
}

function demo(name: string, options: TwinOptions): Nodes[] {
  const { demoText, origin } = options;
  const { twin } = textsOf(options);
  const { code, fileName, imports, stylings, path } = demoText(name);
  const block: Code = { type: 'code', lang: 'tsx', meta: titleMeta(fileName), value: code };
  const facts = [
    ...(imports.length > 0
      ? [fill(twin.demoImports, { files: imports.map((file) => `\`${file}\``).join(', ') })]
      : []),
    ...(stylings.length > 1
      ? [fill(twin.demoStylings, { stylings: stylings.slice(1).join(twin.and) })]
      : []),
  ];
  if (facts.length === 0) return [block];
  const more = `[${twin.demoFiles}](${origin}${path})`;
  return [block, { type: 'html', value: `${facts.join(' ')} ${more}` }];
}

/** As GitHub and others write them: `> [!WARNING]`, so that the kind is not lost. */
function callout(node: ContainerDirective, options: TwinOptions): Nodes {
  const [first, ...others] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const kind = isCalloutKind(node.name) ? node.name : 'note';
  const mark: Nodes = { type: 'html', value: `[!${kind.toUpperCase()}]\n` };
  const title: Nodes = label
    ? { type: 'strong', children: convertAll(label.children, options) as PhrasingContent[] }
    : { type: 'strong', children: [{ type: 'text', value: textsOf(options).callouts[kind] }] };
  const body = convertAll(label ? others : node.children, options);
  return { type: 'blockquote', children: [paragraph(mark, title), ...body] as never };
}

function withChildren<T extends Nodes>(node: T, options: TwinOptions): T {
  if (!('children' in node)) return node;
  return { ...node, children: convertAll(node.children, options) };
}

function absolute(url: string, { origin, path, language = 'en' }: TwinOptions): string {
  if (url.startsWith('#')) return origin + localizePath(path, language) + url;
  return url.startsWith('/') ? origin + localizePath(url, language) : url;
}

function textAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

function titleMeta(title: string | undefined): string | null {
  return title === undefined ? null : `title="${title}"`;
}

const textsOf = ({ texts }: TwinOptions): TwinTexts => texts ?? english.strings;

const planOf = (plan: string) => (plan === 'premium' ? 'premium' : 'pro');

function needsPlan(plan: string, options: TwinOptions): string {
  const { twin, plans } = textsOf(options);
  return fill(twin.needsPlan, { plan: plans[planOf(plan)] });
}

function paragraph(...children: Nodes[]): Nodes {
  return { type: 'paragraph', children: children as PhrasingContent[] };
}

function emphasis(value: string): Nodes {
  return { type: 'emphasis', children: [{ type: 'text', value }] };
}
