import { escapeHtml } from '../ui/index.ts';

export interface FeedEntry {
  id: string;
  title: string;
  /** `2025-08-29` */
  day: string;
  html: string;
}

interface Feed {
  title: string;
  /** Absolute addresses of the feed and of its page. */
  self: string;
  page: string;
  author: string;
  entries: readonly FeedEntry[];
}

/** Atom (RFC 4287). */
export function atomFeed({ title, self, page, author, entries }: Feed): string {
  const newest =
    entries
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(page)}</id>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
<author><name>${escapeHtml(author)}</name></author>
<updated>${newest}T00:00:00Z</updated>
${entries.map((entry) => entryText(entry, page)).join('\n')}
</feed>
`;
}

function entryText({ id, title, day, html }: FeedEntry, page: string): string {
  const address = escapeHtml(`${page}#${id}`);
  return `<entry>
<title>${escapeHtml(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<updated>${day}T00:00:00Z</updated>
<content type="html">${escapeHtml(html)}</content>
</entry>`;
}
