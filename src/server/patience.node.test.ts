import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHeaderRules } from './headerRules.ts';
import type { Limits } from './limits.node.ts';
import { listen } from './listen.node.ts';
import { createDocsServer } from './serve.node.ts';
import { createFixtureSite } from './testing/fixtureSite.node.ts';
import { rawGet, rawRequest } from './testing/rawRequest.node.ts';

let site: Awaited<ReturnType<typeof createFixtureSite>>;
const sockets: Socket[] = [];

async function start(limits: Partial<Limits> = {}) {
  const headers = siteHeaderRules({ inlineScriptHashes: [], production: true });
  return listen(createDocsServer({ root: site.root, headers, redirects: [], limits }), { port: 0 });
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

beforeAll(async () => {
  site = await createFixtureSite();
  // More than the buffers of a connection take in.
  await writeFile(path.join(site.root, 'large.zip'), Buffer.alloc(20_000_000));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.remove();
});

test('idle connections lock nobody out', async () => {
  const server = await start({ maxConnections: 20 });
  for (let count = 0; count < 40; count += 1) await open(server.port);
  expect((await rawGet(server.port, '/x/introduction/')).status).toBe(200);
  await server.close();
});

test.each([
  ['stalls', 0],
  ['takes a byte at a time', 20],
])('a reader who %s is given up in time', async (_, everyMs) => {
  const server = await start({ answerTime: 300, slowestRate: 100_000_000 });
  const socket = await open(server.port);
  socket.pause();
  socket.write('GET /large.zip HTTP/1.1\r\nHost: docs\r\n\r\n');
  const timer = everyMs > 0 ? setInterval(() => socket.read(1), everyMs) : undefined;
  await pause(1200);
  clearInterval(timer);
  let received = 0;
  socket.on('data', (part: Buffer) => (received += part.length)).resume();
  await once(socket, 'close');
  expect(received).toBeLessThan(20_000_000);
  await server.close();
});

test('a reader who takes all of it gets all of it', async () => {
  const server = await start({ answerTime: 5_000 });
  const answer = await fetch(`http://127.0.0.1:${server.port}/large.zip`);
  expect((await answer.arrayBuffer()).byteLength).toBe(20_000_000);
  await server.close();
});

test('two Host headers are answered with 400', async () => {
  const server = await start();
  const bytes = 'GET /x/introduction/ HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n';
  expect((await rawRequest(server.port, bytes)).status).toBe(400);
  await server.close();
});
