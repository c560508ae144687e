import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What a document says about where it leads, and where in it one can be led to. */
export interface DocumentLinks {
  /** By the attributes that lead somewhere; addresses of other sites are left out. */
  links: string[];
  /** Ids that a hash can lead to. */
  anchors: Set<string>;
}

const leading = new Set(['a', 'link', 'script', 'img', 'source', 'iframe']);

export function readDocument(html: string, address: string): DocumentLinks {
  const links = new Set<string>();
  const anchors = new Set<string>();
  const { origin } = new URL(address);
  const visit = (node: Node) => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        if (name === 'id') anchors.add(value);
        if (!leading.has(node.tagName) || (name !== 'href' && name !== 'src')) continue;
        if (!URL.canParse(value, address)) links.add(value);
        else if (new URL(value, address).origin === origin) links.add(new URL(value, address).href);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // As a reader without scripts sees it: what is in <noscript> counts.
  visit(parse(html, { scriptingEnabled: false }));
  return { links: [...links], anchors };
}

/** The pages of a sitemap, on the site that is crawled: a copy elsewhere names the public host. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const text = address.replaceAll('&amp;', '&');
    return URL.canParse(text) ? [new URL(text).pathname] : [];
  });
}
