import { toAddress } from '../../links/index.ts';
import { breakableHtml, escapeHtml } from '../../ui/index.ts';

/** Where a link of a doc comment leads on this site; undefined: nowhere, so only its text stays. */
export type ResolveHref = (url: string) => string | undefined;

const fence = /^```\w*\n([\s\S]*?)\n?```$/;

type DocNode =
  | { kind: 'code'; code: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The Markdown of a doc comment as HTML: paragraphs, lists, fences, code, emphasis and links. */
export function docHtml(markdown: string, hrefOf: ResolveHref): string {
  return nodesOf(markdown)
    .map((node) => {
      switch (node.kind) {
        case 'code':
          return `<pre class="api-example code" tabindex="0"><code>${escapeHtml(node.code)}</code></pre>`;
        case 'list':
          return `<ul>${node.items.map((item) => `<li>${inlineHtml(item, hrefOf)}</li>`).join('')}</ul>`;
        default:
          return `<p>${inlineHtml(node.text, hrefOf)}</p>`;
      }
    })
    .join('');
}

/** The same for a place that holds no blocks, such as a span: paragraphs and items follow each other, examples are left out. */
export function docPhrase(markdown: string, hrefOf: ResolveHref): string {
  return nodesOf(markdown)
    .flatMap((node) => {
      if (node.kind === 'code') return [];
      return node.kind === 'list' ? node.items : [node.text];
    })
    .map((text) => inlineHtml(text, hrefOf))
    .join(' ');
}

/** The same on one line, for Markdown tables; examples follow after the table. */
export function docLine(markdown: string, hrefOf: ResolveHref): string {
  return blocksOf(markdown)
    .map((block) => (fence.test(block) ? '' : block.replace(/\s*\n\s*(?:[-*]\s)?/g, ' ')))
    .filter(Boolean)
    .map((block) => linksMarkdown(block, hrefOf))
    .join(' ');
}

/** The same as Markdown, its links led to this site. */
export function docMarkdown(markdown: string, hrefOf: ResolveHref): string {
  return blocksOf(markdown)
    .map((block) => (fence.test(block) ? block : linksMarkdown(block, hrefOf)))
    .join('\n\n');
}

/** The fenced examples of a doc comment, as they are written. */
export function docExamples(markdown: string): string[] {
  return blocksOf(markdown).filter((block) => fence.test(block));
}

function linksMarkdown(text: string, hrefOf: ResolveHref): string {
  return text
    .split(inlinePattern)
    .map((part) => {
      if (part.startsWith('`')) return part;
      const [, label, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
      const target = url ?? (/^https?:\/\//.test(part) ? part : undefined);
      // Authors write `<DatePicker />` as text, and Markdown would take it for HTML.
      if (target === undefined) return part.replace(/<(?=[A-Za-z/])/g, '\\<');
      const href = hrefOf(target);
      const name = label ?? labelOf(target);
      if (!href) return name;
      return name === href ? `<${href}>` : `[${name}](${href})`;
    })
    .join('');
}

function blocksOf(markdown: string): string[] {
  const parts: string[] = [];
  for (const part of markdown.trim().split(/(```[\s\S]*?```)/)) {
    if (part.startsWith('```')) parts.push(part);
    else parts.push(...part.split(/\n\s*\n/));
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function nodesOf(markdown: string): DocNode[] {
  return blocksOf(markdown).flatMap((block): DocNode[] => {
    const code = fence.exec(block)?.[1];
    return code === undefined ? proseNodes(block) : [{ kind: 'code', code }];
  });
}

/** A list may follow a paragraph without an empty line. */
function proseNodes(block: string): DocNode[] {
  const lines = block.split('\n');
  const nodes: DocNode[] = [];
  let items: string[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.length > 0) nodes.push({ kind: 'paragraph', text: text.join(' ') });
    if (items.length > 0) nodes.push({ kind: 'list', items });
    text = [];
    items = [];
  };
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (text.length > 0) flush();
      items.push(item);
    } else if (items.length > 0 && /^\s{2,}/.test(line)) {
      items[items.length - 1] += ` ${line.trim()}`;
    } else {
      if (items.length > 0) flush();
      text.push(line.trim());
    }
  }
  flush();
  return nodes;
}

/** Code, links and bare addresses, in one group: what splits a text into its parts. */
const inlinePattern = /(`[^`]+`|\[[^\]]+\]\([^)\s]+\)|https?:\/\/[^\s)]*[^\s).,;:])/;

export function inlineHtml(text: string, hrefOf: ResolveHref): string {
  return text
    .split(inlinePattern)
    .map((part) => {
      if (/^`[^`]+`$/.test(part)) return `<code>${breakableHtml(part.slice(1, -1))}</code>`;
      const [, label, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
      if (label && url)
        return linkHtml(
          inlineHtml(label, () => undefined),
          url,
          hrefOf,
        );
      if (/^https?:\/\//.test(part)) return linkHtml(escapeHtml(labelOf(part)), part, hrefOf);
      return escapeHtml(part)
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1<em>$2</em>');
    })
    .join('');
}

/** A bare address of this site's own pages is read as the page's name. */
function labelOf(url: string): string {
  const segment = /^https?:\/\/mui\.com\/x\/(?:[\w-]+\/)*([\w-]+)\/?(?:#.*)?$/.exec(url)?.[1];
  if (segment === undefined) return url;
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function linkHtml(label: string, url: string, hrefOf: ResolveHref): string {
  const href = hrefOf(url);
  return href ? `<a href="${escapeHtml(toAddress(href))}">${label}</a>` : label;
}

/** The library's own documentation is this site: its addresses lead to our pages, if we have them. */
export function createResolveHref(hasPage: (path: string) => boolean): ResolveHref {
  return (url) => {
    const ourPath = /^(?:https?:\/\/(?:next\.)?mui\.com)?(\/x\/[^?#]*)/.exec(url)?.[1];
    if (ourPath !== undefined) {
      const path = ourPath.endsWith('/') ? ourPath : `${ourPath}/`;
      return hasPage(path) ? path : undefined;
    }
    if (url.startsWith('#') || url.startsWith('/')) {
      return url.startsWith('/material-ui/') ? `https://mui.com${url}` : undefined;
    }
    return /^https?:\/\//.test(url) ? url : undefined;
  };
}
