import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectsFor } from '../links/index.ts';
import { siteHeaderRules } from './headerRules.ts';
import { listen, type Listening } from './listen.node.ts';
import { createDocsServer } from './serve.node.ts';
import { createFixtureSite, PAGE } from './testing/fixtureSite.node.ts';
import { rawRequest } from './testing/rawRequest.node.ts';

let site: Awaited<ReturnType<typeof createFixtureSite>>;
let listening: Listening;
const errors: unknown[] = [];

beforeAll(async () => {
  site = await createFixtureSite();
  const server = createDocsServer({
    root: site.root,
    headers: siteHeaderRules({ inlineScriptHashes: [], production: true }),
    redirects: redirectsFor(['en', 'de']),
    onError: (error) => errors.push(error),
  });
  listening = await listen(server, { port: 0 });
});

afterAll(async () => {
  await listening.close();
  await site.remove();
  expect(errors).toEqual([]);
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function get(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port: listening.port, host: '127.0.0.1', path: address, headers, method };
    httpRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('files', () => {
  test.each([
    ['/x/introduction/', 'text/html; charset=utf-8'],
    ['/x/introduction/index.txt', 'text/plain; charset=utf-8'],
    ['/x/introduction.md', 'text/markdown; charset=utf-8'],
    ['/x/_assets/entry-4f3a.js', 'text/javascript; charset=utf-8'],
    ['/x/_assets/style-4f3a.css', 'text/css; charset=utf-8'],
    ['/x/_assets/inter-4f3a.woff2', 'font/woff2'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/unknown.bin', 'application/octet-stream'],
    ['/empty.txt', 'text/plain; charset=utf-8'],
  ])('%s is sent as %s', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a link to a file inside the root is followed', async () => {
    expect((await get('/inside.txt')).body.toString()).toBe('User-agent: *\n');
  });

  test.skipIf(process.platform === 'win32')(
    'a pipe is not served, and holds nobody up',
    async () => {
      execFileSync('mkfifo', [path.join(site.root, 'pipe.txt')]);
      expect((await get('/pipe.txt')).status).toBe(404);
    },
  );

  test('a percent-encoded name is found', async () => {
    expect((await get('/x/%C3%A9t%C3%A9/')).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const full = await get('/x/introduction/');
    const head = await get('/x/introduction/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    const timeless = ({ date: _date, ...rest }: IncomingHttpHeaders) => rest;
    expect(timeless(head.headers)).toEqual(timeless(full.headers));
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is not allowed',
    async (method) => {
      const answer = await get('/x/introduction/', {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  test('CONNECT is not allowed', async () => {
    const bytes = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    expect((await rawRequest(listening.port, bytes)).status).toBe(405);
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['deflate', undefined],
    ['identity, br;q=0.5', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" is answered with %s', async (accept, encoding) => {
    const answer = await get('/x/introduction/', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  });

  test('the compressed body is the page', async () => {
    const answer = await get('/x/introduction/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(PAGE);
  });

  test('a file without siblings is sent as it is', async () => {
    const answer = await get('/robots.txt', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });
});

describe('ranges', () => {
  test('a part of a file is sent as a part', async () => {
    const answer = await get('/x/introduction/', { range: 'bytes=2-8' });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes 2-8/${PAGE.length}`);
    expect(answer.body.toString()).toBe(PAGE.slice(2, 9));
    expect(answer.headers['content-length']).toBe('7');
  });

  test('the last bytes of a file are sent as a part', async () => {
    const answer = await get('/x/introduction/', { range: 'bytes=-5' });
    expect([answer.status, answer.body.toString()]).toEqual([206, PAGE.slice(-5)]);
    const size = PAGE.length;
    expect(answer.headers['content-range']).toBe(`bytes ${size - 5}-${size - 1}/${size}`);
  });

  test.each(['bytes=0-0', 'bytes=9-3', 'bytes=0-1,4-5', 'bytes=x'])(
    '%s is answered with the whole file',
    async (range) => {
      const answer = await get('/x/introduction/', { range });
      expect([answer.status, answer.body.toString()]).toEqual([200, PAGE]);
    },
  );

  test('a part beyond the end is answered with 416, and a 404 page is always whole', async () => {
    const answer = await get('/x/introduction/', { range: 'bytes=99999-' });
    expect([answer.status, answer.body.length]).toEqual([416, 0]);
    expect(answer.headers['content-range']).toBe(`bytes */${PAGE.length}`);
    const missing = await get('/nowhere', { range: 'bytes=2-8' });
    expect([missing.status, missing.headers['content-range']]).toEqual([404, undefined]);
    expect(missing.body.toString()).toContain('404 page');
  });
});

describe('caching', () => {
  test('hashed files are immutable, pages and payloads are revalidated', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers['cache-control'];
    const immutable = 'public, max-age=31536000, immutable';
    const revalidate = 'public, max-age=0, must-revalidate';
    expect(await cacheControl('/x/_assets/entry-4f3a.js')).toBe(immutable);
    expect(await cacheControl('/x/introduction/')).toBe(revalidate);
    expect(await cacheControl('/x/introduction/index.txt')).toBe(revalidate);
    expect(await cacheControl('/x/_assets/gone-0000.js')).toBe(revalidate);
  });

  test('a matching ETag is answered with 304 and no body', async () => {
    const first = await get('/x/introduction/', { 'accept-encoding': 'br' });
    const tag = first.headers.etag ?? '';
    const again = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` };
    const second = await get('/x/introduction/', again);
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect(second.headers.etag).toBe(tag);
    expect(second.headers.vary).toBe('Accept-Encoding');
  });

  test('the ETag of another encoding does not match', async () => {
    const first = await get('/x/introduction/', { 'accept-encoding': 'gzip' });
    const again = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' };
    expect((await get('/x/introduction/', again)).status).toBe(200);
  });

  test('a range is answered with that part of the file, not of its compressed sibling', async () => {
    const whole = await get('/x/introduction/');
    const headers = { 'accept-encoding': 'br', range: 'bytes=3-9' };
    const part = await get('/x/introduction/', headers);
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 3-9/${whole.body.length}`);
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.body).toEqual(whole.body.subarray(3, 10));
    expect(whole.headers['accept-ranges']).toBe('bytes');
  });

  test('a range is refused beyond the end, and ignored for another file, an error page and HEAD', async () => {
    const beyond = await get('/robots.txt', { range: 'bytes=500-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */14');
    const range = 'bytes=0-3';
    expect((await get('/robots.txt', { range, 'if-range': '"other"' })).status).toBe(200);
    expect((await get('/missing/', { range })).status).toBe(404);
    expect((await get('/robots.txt', { range }, 'HEAD')).status).toBe(200);
  });

  test('If-Modified-Since is answered by the date, and yields to an ETag', async () => {
    const modified = (await get('/robots.txt')).headers['last-modified'] ?? '';
    const since = { 'if-modified-since': modified };
    expect((await get('/robots.txt', since)).status).toBe(304);
    const old = { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
    expect((await get('/robots.txt', old)).status).toBe(200);
    expect((await get('/robots.txt', { 'if-modified-since': 'soon' })).status).toBe(200);
    expect((await get('/robots.txt', { ...since, 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('redirects', () => {
  test.each([
    ['/', '/x/introduction/'],
    ['/?a=1', '/x/introduction/?a=1'],
    ['/x', '/x/introduction/'],
    ['/x/', '/x/introduction/'],
    ['/de/x/', '/de/x/introduction/'],
    ['/x/introduction', '/x/introduction/'],
    ['/x/introduction?tab=a&b=%2F', '/x/introduction/?tab=a&b=%2F'],
    ['/x/%C3%A9t%C3%A9', '/x/%C3%A9t%C3%A9/'],
    ['/en', '/x/introduction/'],
    ['/en/', '/x/introduction/'],
    ['/de/blog/news/', '/blog/news/'],
    ['/en/x/introduction/', '/x/introduction/'],
    ['/en/x/introduction/?a=1', '/x/introduction/?a=1'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await get(from);
    expect([301, 302]).toContain(answer.status);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('not found', () => {
  test.each(['/nowhere', '/x/nowhere/', '/x/_assets/', '/robots.txt/', '/english/x/'])(
    '%s is answered with the 404 page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.toString()).toContain('404 page');
    },
  );

  test('a language has its own 404 page', async () => {
    expect((await get('/de/x/nowhere/')).body.toString()).toContain('Seite 404');
  });
});
