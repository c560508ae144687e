import { request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../server/index.node.ts';
import { createMcpHttpServer, httpLimits, type McpHttpOptions } from './httpServer.node.ts';
import type { Library } from './library.ts';
import { fixtureLibrary } from './testing/fixtureFiles.ts';

let listening: Listening | undefined;

afterEach(async () => {
  await listening?.close();
});

async function start(options: Partial<McpHttpOptions> = {}): Promise<Listening> {
  const library = options.library ?? (await fixtureLibrary());
  listening = await listen(createMcpHttpServer({ ...options, library }), { port: 0 });
  return listening;
}

async function connect({ url }: Listening): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const callOf = (name: string, args: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });

interface Sent {
  body?: string;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** By hand, so that every header can be a lie. */
function send({ port }: Listening, { body = ping, method = 'POST', path = '/mcp', headers }: Sent) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      {
        port,
        path,
        method,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });
}

test("the SDK's client lists and calls tools", async () => {
  const client = await connect(await start());
  expect((await client.listTools()).tools).toHaveLength(6);
  const result = await client.callTool({ name: 'list_pages', arguments: { product: 'charts' } });
  expect(JSON.stringify(result.content)).toContain('/x/react-charts/bars/');
  await client.close();
});

test('200 calls at once are all answered', async () => {
  const client = await connect(await start());
  const calls = Array.from({ length: 200 }, (_, index) =>
    client.callTool({ name: 'search_docs', arguments: { query: `sorting ${index}` } }),
  );
  const results = await Promise.all(calls);
  expect(results.filter(({ isError }) => isError)).toEqual([]);
  await client.close();
}, 30_000);

describe('a request is refused', () => {
  test.each<[string, Sent, number, string]>([
    [
      'with a foreign origin',
      { headers: { origin: 'https://evil.example' } },
      403,
      'The origin \\"https://evil.example\\" may not call this server.',
    ],
    ['with the origin null', { headers: { origin: 'null' } }, 403, 'may not call'],
    [
      'for a foreign host',
      { headers: { host: 'evil.example:3100' } },
      403,
      'The host \\"evil.example:3100\\" is not served here.',
    ],
    ['at another address', { path: '/' }, 404, 'The address is /mcp.'],
    ['as GET', { method: 'GET' }, 405, 'Use POST'],
    ['as DELETE', { method: 'DELETE' }, 405, 'Use POST'],
    ['that is not JSON', { body: '{"jsonrpc":' }, 400, '-32700'],
    ['that is empty', { body: '' }, 400, '-32700'],
    ['that is an empty batch', { body: '[]' }, 400, 'The batch is empty.'],
    ['that is not JSON-RPC', { body: '{"hello":1}' }, 400, '-32700'],
    [
      'with another content type',
      { headers: { 'content-type': 'text/plain' } },
      415,
      'Content-Type',
    ],
    [
      'that is too long',
      { body: `"${'x'.repeat(httpLimits.body)}"` },
      413,
      'The body is longer than 1000000 bytes.',
    ],
    [
      'that is too long without a length',
      { body: `"${'x'.repeat(httpLimits.body)}"`, headers: { 'transfer-encoding': 'chunked' } },
      413,
      'longer than',
    ],
  ])('%s', async (_, sent, status, text) => {
    const server = await start();
    const answer = await send(server, sent);
    expect(answer).toEqual({ status, text: expect.stringContaining(text) });
    expect((await send(server, {})).status).toBe(200);
  });

  test('when it takes too long', async () => {
    const library: Library = { ...(await fixtureLibrary()), search: () => new Promise(() => {}) };
    const server = await start({ library, limits: { time: 50 } });
    const slow = await send(server, { body: callOf('search_docs', { query: 'x' }) });
    expect(slow).toEqual({ status: 504, text: expect.stringContaining('more than 50 ms') });
    expect((await send(server, {})).status).toBe(200);
  });

  test('when too many wait', async () => {
    const library: Library = { ...(await fixtureLibrary()), search: () => new Promise(() => {}) };
    const server = await start({ library, limits: { time: 300, active: 1, waiting: 1 } });
    const body = callOf('search_docs', { query: 'x' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(server, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([503, 503, 504, 504]);
  });
});

test('pages of this machine and those that are named may call', async () => {
  const server = await start({ origins: ['https://app.example.com'], hosts: ['docs.internal'] });
  const allowed: Record<string, string>[] = [
    { origin: 'http://localhost:5173' },
    { origin: 'https://app.example.com' },
    { host: 'docs.internal:80' },
  ];
  for (const headers of allowed) {
    expect((await send(server, { headers })).status).toBe(200);
  }
});
