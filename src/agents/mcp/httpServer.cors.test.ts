import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../server/index.node.ts';
import { createMcpHttpServer } from './httpServer.node.ts';
import { fixtureLibrary } from './testing/fixtureFiles.ts';

const origin = 'https://app.example.com';
let server: Listening;

beforeAll(async () => {
  const library = await fixtureLibrary();
  server = await listen(createMcpHttpServer({ library, origins: [origin] }), { port: 0 });
});
afterAll(() => server.close());

// `fetch` of Node sends any header; a browser sends these by itself.
const ask = (method: string, headers: Record<string, string>, body?: string) =>
  fetch(`http://127.0.0.1:${server.port}/mcp`, { method, headers, ...(body && { body }) });
const preflight = (from: string) =>
  ask('OPTIONS', {
    origin: from,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,mcp-protocol-version',
  });

test.each([origin, 'http://localhost:5173'])('a preflight from %s is granted', async (from) => {
  const { status, headers } = await preflight(from);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(from);
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  const allowed = headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['content-type', 'accept', 'mcp-protocol-version']),
  );
  expect(headers.get('vary')).toBe('Origin');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test.each(['https://evil.example', 'null', `${origin}.evil.example`])(
  'a preflight from %s is refused without a word of permission',
  async (from) => {
    const { status, headers } = await preflight(from);
    expect(status).toBe(403);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

test('answers, refusals among them, can be read by the page that asked', async () => {
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const headers = {
    origin,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const answers = [
    await ask('POST', headers, ping),
    await ask('POST', headers, '{'),
    await ask('GET', { origin }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 405]);
  for (const answer of answers) {
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toContain('Origin');
  }
});

test('without an origin nothing is said about origins', async () => {
  const { status, headers } = await ask('OPTIONS', {});
  expect([status, headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a page of the public web is let through to this machine only when it asks for that', async () => {
  const asked = await ask('OPTIONS', { origin, 'access-control-request-private-network': 'true' });
  expect(asked.headers.get('access-control-allow-private-network')).toBe('true');
  const name = 'access-control-allow-private-network';
  expect((await preflight(origin)).headers.get(name)).toBeNull();
});
