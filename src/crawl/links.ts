/** Addresses in a document, by the attributes that lead somewhere; those of other sites are left out. */
export function linksOf(html: string, address: string): string[] {
  const found = html.matchAll(
    /<(?:a|link|script|img|source|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g,
  );
  const origin = new URL(address).origin;
  const links = [...found].flatMap(([, text = '']) => {
    const target = text.replaceAll('&amp;', '&');
    if (!URL.canParse(target, address)) return [target];
    const url = new URL(target, address);
    return url.origin === origin ? [url.href] : [];
  });
  return [...new Set(links)];
}

/** Ids that a hash can lead to. */
export function anchorsOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')),
  );
}

/** The pages of a sitemap, on the site that is crawled: a copy elsewhere names the public host. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const text = address.replaceAll('&amp;', '&');
    return URL.canParse(text) ? [new URL(text).pathname] : [];
  });
}
