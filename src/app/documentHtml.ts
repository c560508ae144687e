import siteConfig from '#site-config';
import { toAddress } from '../links/index.ts';
import { defaultPreferences, preferenceAttributes } from '../preferences/index.ts';
import { escapeHtml } from '../ui/index.ts';
import { headScripts } from './inlineScripts.ts';
import { laterRel } from './startNames.ts';

/** What a page says about the document around it. */
export interface PageDocument {
  language: string;
  /** Where this page's payload is, when not beside it. */
  payloadUrl?: string;
  /** False: there is no `#docs-main` to wait for. */
  hasShell?: boolean;
}

interface DocumentParts extends PageDocument {
  /** Client navigation compares it with the payloads it fetches. */
  build: string;
  fontUrl: string;
  /** Loaded when a reader acts: the payload, and the scripts of the page's client components. */
  later: { payload: string; scripts: readonly string[] };
  /** As React renders them: the tags of the head, and the page. */
  head: string;
  body: string;
  /** At the end of the page. */
  scripts: string;
}

/** The attributes are the defaults; the head script sets the reader's own before the first paint. */
export function documentHtml(parts: DocumentParts): string {
  const { language, build, payloadUrl, hasShell = true, fontUrl, later } = parts;
  const definition = siteConfig.languages.find(({ code }) => code === language);
  const direction = definition?.direction ?? 'ltr';
  const root = attributes({
    lang: language,
    dir: direction,
    ...preferenceAttributes(defaultPreferences({ language, direction })),
    'data-build': build,
    'data-payload': payloadUrl && toAddress(payloadUrl),
  });
  const head = [
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    link({ rel: 'preload', href: fontUrl, as: 'font', crossorigin: '', type: 'font/woff2' }),
    link({
      rel: laterRel,
      href: toAddress(later.payload),
      as: 'fetch',
      crossorigin: '',
      fetchpriority: 'low',
    }),
    ...later.scripts.map((href) => link({ rel: laterRel, href, crossorigin: '' })),
    parts.head,
    // Half a header would move when the rest of it arrives.
    hasShell ? link({ rel: 'expect', href: '#docs-main', blocking: 'render' }) : '',
    link({ rel: 'icon', href: toAddress('/x/favicon.svg'), type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: toAddress('/x/icon-180.png') }),
    link({ rel: 'manifest', href: toAddress('/x/site.webmanifest') }),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"/>',
    '<meta name="theme-color" content="#101418" media="(prefers-color-scheme: dark)"/>',
    `<script>${headScripts()}</script>`,
  ];
  const body = parts.body + parts.scripts;
  return `<!DOCTYPE html><html${root}><head>${head.join('')}</head><body>${body}</body></html>`;
}

const link = (values: Record<string, string>) => `<link${attributes(values)}/>`;

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
