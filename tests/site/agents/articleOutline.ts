import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Outline } from '../../support/markdown.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What encloses a code block, and decides whether its twin has it. */
interface Around {
  popover: boolean;
  manager: string;
  demo: boolean;
  demoCode: boolean;
  /** One block on the page, two in its twin: the old and the new code. */
  diff: boolean;
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node | Parent): Node[] => ('childNodes' in node ? node.childNodes : []);
const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;
const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

function find(node: Node | Parent, tagName: string): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = isElement(child) && child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  if ('value' in node) return node.value;
  if (isElement(node) && isLeftOut(node)) return '';
  return childrenOf(node)
    .map((child) => textOf(child, isLeftOut))
    .join('');
}

/** Buttons, plan markers and chips inside of a heading. */
const isNoHeadingText = (element: Element) =>
  attribute(element, 'data-copy') !== undefined ||
  attribute(element, 'role') === 'img' ||
  hasClass(element, 'api-chip');

function codeOf(pre: Element, isDiff: boolean): string[] {
  const without = (line: string) =>
    textOf(pre, (element) => hasClass(element, 'line') && hasClass(element, line)).trim();
  return isDiff ? [without('add'), without('remove')] : [textOf(pre).trim()];
}

/** The same of a page: English and TypeScript, for npm, each demo by its own file. */
export function articleOutline(html: string): Outline {
  const outline: Outline = { headings: [], code: [] };
  const walk = (node: Node, outer: Around) => {
    if (!isElement(node)) return;
    const has = (name: string) => attribute(node, name) !== undefined;
    const around: Around = {
      popover: outer.popover || has('popover'),
      manager: attribute(node, 'data-manager') ?? outer.manager,
      demo: outer.demo || has('data-demo'),
      demoCode: outer.demoCode || has('data-demo-code'),
      diff: outer.diff || has('data-diff'),
    };
    if (/^h[1-4]$/.test(node.tagName)) {
      const text = textOf(node, isNoHeadingText).replace(/\s+/g, ' ').trim();
      outline.headings.push(`${node.tagName[1]} ${text}`);
    }
    const isShown =
      !around.popover &&
      attribute(node, 'data-variant') !== 'JS' &&
      around.manager === 'npm' &&
      (!around.demo || around.demoCode);
    if (node.tagName === 'pre' && isShown) outline.code.push(...codeOf(node, around.diff));
    for (const child of node.childNodes) walk(child, around);
  };
  const article = find(parse(html, { scriptingEnabled: false }), 'article');
  if (article)
    walk(article, { popover: false, manager: 'npm', demo: false, demoCode: false, diff: false });
  return outline;
}
