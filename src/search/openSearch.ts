import { searchPagePath } from './paths.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Lets a browser add the site as one of its search engines. */
export function openSearch(name: string, description: string, origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escaped(name.slice(0, 16))}</ShortName>
<Description>${escaped(description.slice(0, 1024))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image height="16" width="16" type="image/svg+xml">${origin}/x/favicon.svg</Image>
<Url type="text/html" template="${origin}${searchPagePath}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
