import { expect, test } from 'vitest';
import { crawl, type CrawlTools } from './crawl.ts';
import { readDocument, sitemapPaths } from './links.ts';

const origin = 'https://docs.example.com';
const policy = { 'content-security-policy': "default-src 'self'" };

interface Served {
  status?: number;
  text: string;
  headers?: Record<string, string>;
  ms?: number;
}

/** A site of texts, with a clock that its answers move. */
function toolsFor(site: Record<string, Served>): CrawlTools & { requests: string[] } {
  let time = 0;
  const requests: string[] = [];
  return {
    requests,
    now: () => time,
    pause: async (ms) => {
      time += ms;
    },
    fetch: async (address, { method }) => {
      requests.push(`${method} ${address.slice(origin.length)}`);
      const found = site[address.slice(origin.length)];
      if (address.endsWith('/down/')) throw new Error('refused');
      time += found?.ms ?? 1;
      const headers = new Headers(found?.headers);
      return {
        status: found?.status ?? (found ? 200 : 404),
        headers,
        text: async () => found?.text ?? '',
      };
    },
  };
}

const options = { origin, maxPages: 10, pauseMs: 100, slowMs: 50, headers: Object.keys(policy) };
const sitemap = (...paths: string[]) =>
  paths.map((path) => `<loc>https://elsewhere.example.com${path}</loc>`).join('');

test('dead pages, links and ids, missing headers, slow pages and console errors are told', async () => {
  const tools = toolsFor({
    '/sitemap.xml': { text: sitemap('/a/', '/b/', '/gone/', '/down/') },
    '/a/': {
      text: '<h2 id="one"></h2><a href="/b/#two">b</a><a href="#one">1</a><a href="#top">t</a><a href="/dead/">x</a><a href="https://other.com/">o</a>',
      headers: policy,
    },
    '/b/': { text: '<img alt="" src="/picture.png"><a class="x" href="/a/#none">a</a>', ms: 80 },
    '/picture.png': { text: '' },
  });
  const report = await crawl(options, {
    ...tools,
    consoleErrors: async (address) => (address.endsWith('/b/') ? ['TypeError'] : []),
  });
  expect(report).toMatchObject({ pages: 4, links: 6, left: 0 });
  expect(report.findings).toEqual([
    { kind: 'slow', page: '/b/', detail: '80 ms' },
    { kind: 'header', page: '/b/', detail: 'content-security-policy is missing' },
    { kind: 'console', page: '/b/', detail: 'TypeError' },
    { kind: 'dead', page: '/gone/', detail: 'in the sitemap, status 404' },
    { kind: 'dead', page: '/down/', detail: 'Error: refused' },
    { kind: 'dead', page: '/a/', detail: `${origin}/b/#two: no such id` },
    { kind: 'dead', page: '/a/', detail: `${origin}/dead/: status 404` },
    { kind: 'dead', page: '/b/', detail: `${origin}/a/#none: no such id` },
  ]);
  expect(tools.requests.filter((request) => request.startsWith('HEAD'))).toEqual([
    'HEAD /dead/',
    'HEAD /picture.png',
  ]);
});

test('no more pages are read than asked for', async () => {
  const page = { text: '', headers: policy };
  const tools = toolsFor({
    '/sitemap.xml': { text: sitemap('/a/', '/b/') },
    '/a/': page,
    '/b/': page,
  });
  const report = await crawl({ ...options, maxPages: 1 }, tools);
  expect(report).toEqual({ pages: 1, links: 0, left: 1, findings: [] });
  expect(tools.requests).toEqual(['GET /sitemap.xml', 'GET /a/']);
});

test('a site without a sitemap is an error', async () => {
  await expect(crawl(options, toolsFor({}))).rejects.toThrow(
    "/sitemap.xml can't be read: status 404",
  );
});

test('links are those of the same site, each once', () => {
  const html =
    '<a href="b/">1</a><a title="x" href="b/">2</a><script src="/s.js?a=1&amp;b=2"></script><a href="mailto:a@b.c">m</a>' +
    '<noscript><img src="/p.png" alt=""></noscript><h2 id=one-&amp;>3</h2><!-- <a href="/c/" id="no">4</a> -->' +
    '<script>const text = \'<a href="/d/" id="no">5</a>\';</script>';
  const { links, anchors } = readDocument(html, `${origin}/a/`);
  expect(links).toEqual([`${origin}/a/b/`, `${origin}/s.js?a=1&b=2`, `${origin}/p.png`]);
  expect([...anchors]).toEqual(['one-&']);
  expect(sitemapPaths('<loc>https://x.com/a/?b=1&amp;c</loc><loc>no</loc>')).toEqual(['/a/']);
});
