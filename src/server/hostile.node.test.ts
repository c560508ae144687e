import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectsFor } from '../links/index.ts';
import { siteHeaderRules } from './headerRules.ts';
import type { Limits } from './limits.node.ts';
import { listen, type Listening } from './listen.node.ts';
import { createDocsServer } from './serve.node.ts';
import { createFixtureSite, OUTSIDE, PAGE } from './testing/fixtureSite.node.ts';
import { hostileUrls } from './testing/hostileUrls.ts';
import { rawGet, rawRequest } from './testing/rawRequest.node.ts';

let site: Awaited<ReturnType<typeof createFixtureSite>>;
let listening: Listening;
const errors: unknown[] = [];

function start(limits: Partial<Limits> = {}) {
  const server = createDocsServer({
    root: site.root,
    headers: siteHeaderRules({ inlineScriptHashes: [], production: true }),
    redirects: redirectsFor(['en', 'de']),
    onError: (error) => errors.push(error),
    limits,
  });
  return listen(server, { port: 0 });
}

beforeAll(async () => {
  site = await createFixtureSite();
  listening = await start();
});

afterAll(async () => {
  await listening.close();
  await site.remove();
});

async function expectAlive() {
  expect((await rawGet(listening.port, '/x/introduction/')).body).toBe(PAGE);
  expect(errors).toEqual([]);
}

describe.each(Object.entries(hostileUrls))('%s', (_trick, urls) => {
  test.each(urls.map((url) => [JSON.stringify(url).slice(0, 80), url]))('%s', async (_, url) => {
    const answer = await rawGet(listening.port, url);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain(OUTSIDE);
    expect(answer.head).not.toMatch(/^(location|set-cookie):/im);
    await expectAlive();
  });
});

test.each(['/link.json', '/linked-folder/', '/linked-folder/index.html', '/linked-folder'])(
  'the link %s out of the root is refused',
  async (path) => {
    const answer = await rawGet(listening.port, path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain(OUTSIDE);
  },
);

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['an unknown method', 'STEAL / HTTP/1.1\r\nHost: docs\r\n\r\n'],
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: docs\r\nBroken\r\n\r\n'],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: docs\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%s is answered with 400', async (_name, bytes) => {
  expect((await rawRequest(listening.port, bytes)).status).toBe(400);
  await expectAlive();
});

test('a request that never ends is answered with 408', async () => {
  const hasty = await start({ headersTimeout: 200, connectionsCheckingInterval: 50 });
  const answer = await rawRequest(hasty.port, 'GET / HTTP/1.1\r\nHost:');
  await hasty.close();
  expect(answer.status).toBe(408);
});

test('an over-long request is answered, not reset, every time', async () => {
  const url = `/${'a'.repeat(500_000)}`;
  const answers = await Promise.all(Array.from({ length: 50 }, () => rawGet(listening.port, url)));
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 400));
});

test('garbage behind a request does not mix a second answer into the first', async () => {
  const bytes = 'GET /x/introduction/ HTTP/1.1\r\nHost: docs\r\n\r\n\0garbage\r\n\r\n';
  const { head, body } = await rawRequest(listening.port, bytes);
  expect(`${head}${body}`.match(/HTTP\/1\.1/g) ?? []).not.toHaveLength(2);
  await expectAlive();
});

test('readers who leave in the middle of an answer do no harm', async () => {
  const leave = () =>
    new Promise<void>((resolve) => {
      const socket = connect(listening.port, '127.0.0.1', () => {
        socket.write('GET /x/introduction/ HTTP/1.1\r\nHost: docs\r\n\r\n');
        setImmediate(() => socket.resetAndDestroy());
      });
      socket.on('error', () => undefined).on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: 50 }, leave));
  await expectAlive();
});
