import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listening } from '../../server/index.node.ts';
import { createMcpHttpServer, httpLimits, type McpHttpOptions } from './httpServer.node.ts';
import type { Library } from './library.ts';
import { fixtureLibrary } from './testing/fixtureFiles.ts';

let listening: Listening | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening?.close();
});

async function start(options: Partial<McpHttpOptions> = {}): Promise<Listening> {
  const library = options.library ?? (await fixtureLibrary());
  listening = await listen(createMcpHttpServer({ ...options, library }), { port: 0 });
  return listening;
}

/** Promises a body and sends the beginning of it. */
function hang({ port }: Listening, bytes = 1): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let answer = '';
    socket.on('data', (part) => (answer += String(part))).on('close', () => resolve(answer));
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n${'['.repeat(bytes)}`,
    );
  });
}

const accept = 'application/json, text/event-stream';
const headers = { 'content-type': 'application/json', accept };
const post = ({ port }: Listening, body: unknown) =>
  fetch(`http://127.0.0.1:${port}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) });
const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const pages = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'read_page', arguments: { page: 'Sorting' } },
  }));

test('bodies that hang keep nobody waiting, and are given up', async () => {
  const server = await start({ limits: { active: 2, waiting: 2, bodyTime: 1500 } });
  const hanging = Array.from({ length: 8 }, () => hang(server));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begin = performance.now();
  expect((await post(server, ping(1))).status).toBe(200);
  expect(performance.now() - begin).toBeLessThan(1000);
  for (const answer of await Promise.all(hanging)) {
    expect(answer).toContain('408 Request Timeout');
    expect(answer).toContain('The body did not arrive within 1500 ms.');
  }
});

test('what is not answered yet is held up to a limit', async () => {
  const server = await start({ limits: { held: 3000, bodyTime: 1500 } });
  const first = hang(server, 2000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await hang(server, 2000)).toMatch(/^HTTP\/1.1 503 [\s\S]*Retry-After: 1/);
  expect(await first).toContain('408');
  expect((await post(server, ping(1))).status).toBe(200);
});

test('a batch has a most', async () => {
  const server = await start();
  const most = Array.from({ length: httpLimits.batch }, (_, id) => ping(id));
  expect(await (await post(server, most)).json()).toHaveLength(httpLimits.batch);
  const answer = await post(server, [...most, ping(99)]);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32600,
        message:
          'The batch has 17 messages and may have 16. Send the others in a request of their own.',
      },
    },
  ]);
});

test('the time limit ends a batch whose messages each keep the processor busy', async () => {
  const library = await fixtureLibrary();
  let calls = 0;
  const findPage: Library['findPage'] = (asked) => {
    calls += 1;
    const end = performance.now() + 60;
    while (performance.now() < end);
    return library.findPage(asked);
  };
  const server = await start({ library: { ...library, findPage }, limits: { time: 100 } });
  const batch = post(server, pages(16));
  const other = post(server, ping(1));
  expect((await batch).status).toBe(504);
  expect((await other).status).toBe(200);
  expect(calls).toBeLessThan(8);
});
