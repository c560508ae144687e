import { createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listening } from './listen.node.ts';

const open: Listening[] = [];
afterEach(() => Promise.all(open.splice(0).map((it) => it.close())));

async function start(port: number, tries = 0, server: Server = createServer()) {
  const listening = await listen(server, { port, tries });
  open.push(listening);
  return listening;
}

test('a taken port leads to the next free one, when that is allowed', async () => {
  const first = await start(0);
  const second = await start(first.port, 20);
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.url).toBe(`http://localhost:${second.port}`);
  await expect(start(first.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing does not wait for a connection that says nothing', async () => {
  const { port, close } = await start(
    0,
    0,
    createServer((_, response) => response.end('ok')),
  );
  const [answer] = await once(get({ port, agent: false }), 'response');
  answer.resume();
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const started = performance.now();
  await close();
  expect(performance.now() - started).toBeLessThan(3_000);
  open.length = 0;
});

test('closing cuts an answer that never ends', async () => {
  const { port, close } = await start(
    0,
    0,
    createServer((_, response) => response.write('…')),
  );
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: docs\r\n\r\n');
  await once(socket, 'data');
  await close();
  await once(socket, 'close');
  open.length = 0;
});
