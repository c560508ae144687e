import { decodePart } from '../links/index.ts';
import { readDocument, sitemapPaths } from './links.ts';

export interface CrawlOptions {
  /** Where the site is: `https://docs.example.com`, or with its folder `https://example.com/docs`. */
  origin: string;
  /** Most pages that are read; what they link to is asked for too. */
  maxPages: number;
  /** Between two requests, in milliseconds. */
  pauseMs: number;
  /** A page that takes longer is reported. */
  slowMs: number;
  /** What a page must be sent with. */
  headers: readonly string[];
}

export interface CrawlTools {
  fetch: (address: string, init: { method: 'GET' | 'HEAD' }) => Promise<CrawlAnswer>;
  now: () => number;
  pause: (ms: number) => Promise<void>;
  /** Returns the errors in the browser's console. Without it, the console is not checked. */
  consoleErrors?: (address: string) => Promise<string[]>;
}

export interface CrawlAnswer {
  status: number;
  headers: { get: (name: string) => string | null };
  text: () => Promise<string>;
}

export const findingKinds = ['dead', 'header', 'slow', 'console'] as const;

export interface Finding {
  kind: (typeof findingKinds)[number];
  /** The page, and what is wrong on it. */
  page: string;
  detail: string;
}

export interface CrawlReport {
  pages: number;
  links: number;
  /** Pages of the sitemap that were left out. */
  left: number;
  findings: Finding[];
}

/** Reads the pages of the sitemap one after the other, and asks once for everything that they link to. */
export async function crawl(options: CrawlOptions, tools: CrawlTools): Promise<CrawlReport> {
  const { origin, maxPages, pauseMs, slowMs } = options;
  const findings: Finding[] = [];
  const anchors = new Map<string, Set<string>>();
  const linked = new Map<string, string>();
  const ask = async (address: string, method: 'GET' | 'HEAD') => {
    await tools.pause(pauseMs);
    return tools.fetch(address, { method }).catch((error: unknown) => String(error));
  };

  const sitemap = await ask(`${origin}/sitemap.xml`, 'GET');
  if (typeof sitemap === 'string' || sitemap.status !== 200) {
    const trouble = typeof sitemap === 'string' ? sitemap : `status ${sitemap.status}`;
    throw new Error(`${origin}/sitemap.xml can't be read: ${trouble}. Check the address.`);
  }
  const paths = [...new Set(sitemapPaths(await sitemap.text()))];
  const read = paths.slice(0, maxPages);
  for (const path of read) {
    const address = new URL(path, origin).href;
    const start = tools.now();
    const answer = await ask(address, 'GET');
    const report = (kind: Finding['kind'], detail: string) =>
      findings.push({ kind, page: path, detail });
    if (typeof answer === 'string' || answer.status !== 200) {
      report(
        'dead',
        typeof answer === 'string' ? answer : `in the sitemap, status ${answer.status}`,
      );
      continue;
    }
    const html = await answer.text();
    const took = tools.now() - start - pauseMs;
    if (took > slowMs) report('slow', `${Math.round(took)} ms`);
    for (const name of options.headers) {
      if (answer.headers.get(name) === null) report('header', `${name} is missing`);
    }
    const found = readDocument(html, address);
    anchors.set(address, found.anchors);
    for (const link of found.links) if (!linked.has(link)) linked.set(link, path);
    for (const error of (await tools.consoleErrors?.(address)) ?? []) report('console', error);
  }

  const asked = new Map<string, string>();
  for (const [link, page] of linked) {
    const [address = '', hash = ''] = link.split('#', 2);
    const known = anchors.get(address);
    if (known) {
      const id = decodePart(hash);
      // `#top` needs no id: browsers scroll up.
      if (id !== '' && id !== 'top' && !known.has(id))
        findings.push({ kind: 'dead', page, detail: `${link}: no such id` });
      continue;
    }
    const trouble = asked.get(address) ?? troubleOf(await ask(address, 'HEAD'));
    asked.set(address, trouble);
    if (trouble) findings.push({ kind: 'dead', page, detail: `${link}: ${trouble}` });
  }
  return { pages: read.length, links: linked.size, left: paths.length - read.length, findings };
}

function troubleOf(answer: CrawlAnswer | string): string {
  if (typeof answer === 'string') return answer;
  return answer.status < 400 ? '' : `status ${answer.status}`;
}
