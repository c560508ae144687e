import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { dist } from '../site.ts';
import { pause, percentile, type Outcome } from './attack.ts';
import { freePort, memoryOf, printed, startProgram } from './programs.ts';

const requests = 50_000;
const unloadedRequests = 5_000;
const parallel = 32;
const slowClients = 500;
/** Other programs share the machine: more is a queue that grows. */
const mostTimesSlower = 5;
const mostGrowthMb = 80;

/** Half of them send their headers a letter a second, the others take nothing of a large answer. */
function keepSlow(port: number, large: string) {
  const sockets = new Set<Socket>();
  let isOver = false;
  function open(number: number): void {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    const isDripping = number % 2 === 0;
    const timer = setInterval(() => isDripping && socket.write('a'), 1000);
    socket
      .on('error', () => {})
      .on('connect', () => {
        if (!isDripping) socket.pause();
        socket.write(`GET ${large} HTTP/1.1\r\nHost: docs\r\n${isDripping ? 'X-Slow: ' : '\r\n'}`);
      });
    if (isDripping) socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      open(number);
    });
  }
  for (let number = 0; number < slowClients; number += 1) open(number);
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}

/** Milliseconds of each request, and how many did not end with the whole page. */
async function ask(port: number, pages: readonly string[], count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const one = (page: string) =>
    new Promise<void>((resolve) => {
      const begin = performance.now();
      const fail = () => {
        errors += 1;
        resolve();
      };
      const headers = { 'accept-encoding': 'br' };
      get({ port, host: '127.0.0.1', path: page, agent, headers }, (answer) => {
        let size = 0;
        answer.on('data', (part: Buffer) => (size += part.length)).on('error', fail);
        answer.on('end', () => {
          times.push(performance.now() - begin);
          if (answer.statusCode !== 200 || size !== Number(answer.headers['content-length']))
            errors += 1;
          resolve();
        });
      }).on('error', fail);
    });
  const lane = async () => {
    while (next < count) await one(pages[next++ % pages.length] ?? '/');
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  agent.destroy();
  return { times, errors };
}

/** The bundled server: many requests, beside clients that are as slow as they may be. */
export async function loadAttack(): Promise<Outcome> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'src/server/cli.node.ts', dist];
  const server = startProgram(args, { PORT: String(port) });
  await printed(server.stdout, 'The documentation is at');
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, page = '']) => page)
    .slice(0, 200);
  const unloaded = await ask(port, pages, unloadedRequests);
  const endSlow = keepSlow(port, '/x/agents/api.json');
  await pause(1000);
  const before = memoryOf(server);
  const begin = performance.now();
  const loaded = await ask(port, pages, requests);
  const seconds = (performance.now() - begin) / 1000;
  const growth = memoryOf(server) - before;
  endSlow();
  server.kill();
  await once(server, 'exit');
  const [calm, busy] = [unloaded, loaded].map(({ times }) => percentile(times, 0.99));
  const ratio = (busy ?? 0) / (calm ?? 1);
  const errors = unloaded.errors + loaded.errors;
  return {
    isHeld: errors === 0 && ratio <= mostTimesSlower && growth <= mostGrowthMb,
    figures: `${requests} requests beside ${slowClients} slow clients: ${errors} errors, ${Math.round(requests / seconds)} a second, p99 ${busy?.toFixed(1)} ms, ${ratio.toFixed(2)} × that of an unloaded run (${calm?.toFixed(1)} ms), memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB from ${before.toFixed(0)} MB`,
  };
}
