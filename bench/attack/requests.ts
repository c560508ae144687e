import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { hostileUrls, rawGet, rawRequest } from '../../src/server/index.testing.ts';
import { serveFolder } from '../../tests/support/serveFolder.ts';
import { dist, root } from '../site.ts';
import type { Outcome } from './attack.ts';

const page = '/x/introduction/';

/** Addresses that mean another folder, host or file; each must be refused. */
export async function hostileUrlAttack(): Promise<Outcome> {
  const site = await serveFolder(dist);
  const outside = readFileSync(path.join(root, 'package.json'), 'latin1');
  const urls = Object.values(hostileUrls).flat();
  const passed: string[] = [];
  for (const url of urls) {
    const { status, head, body } = await rawGet(site.port, url);
    const isRefused = (status === 400 || status === 404) && !/^(location|set-cookie):/im.test(head);
    if (!isRefused || body.includes(outside) || body.includes('root:x:0:')) passed.push(url);
  }
  const isAlive = (await rawGet(site.port, page)).status === 200;
  await site.close();
  return {
    isHeld: passed.length === 0 && isAlive,
    figures: `${urls.length - passed.length} of ${urls.length} refused with 400 or 404`,
  };
}

const malformed = [
  'hello\r\n\r\n',
  'STEAL / HTTP/1.1\r\nHost: docs\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: docs\r\nBroken\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: docs\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
];

export async function malformedAttack(): Promise<Outcome> {
  const site = await serveFolder(dist);
  const statuses = [];
  for (const bytes of malformed) statuses.push((await rawRequest(site.port, bytes)).status);
  const isAlive = (await rawGet(site.port, page)).status === 200;
  await site.close();
  return {
    isHeld: isAlive && statuses.every((status) => status === 400),
    figures: `${malformed.length} malformed requests: ${[...new Set(statuses)].join(', ')}`,
  };
}

/** More idle connections than the server takes: another client is served all the same. */
export async function idleAttack(): Promise<Outcome> {
  const site = await serveFolder(dist);
  const sockets: Socket[] = [];
  for (let count = 0; count < 1200; count += 1) {
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  }
  const begin = performance.now();
  const { status } = await rawGet(site.port, page);
  const ms = performance.now() - begin;
  for (const socket of sockets) socket.destroy();
  await site.close();
  return {
    isHeld: status === 200 && ms < 1000,
    figures: `${sockets.length} idle connections: the next client has its page after ${ms.toFixed(0)} ms`,
  };
}
