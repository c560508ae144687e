import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { root } from '../site.ts';

const running = new Set<ChildProcess>();

/** Ends every program that an attack has started and left. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A program of the site in a process of its own, so that its memory can be told from ours. */
export function startProgram(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Resolves when the program has printed the words. */
export async function printed(stream: NodeJS.ReadableStream, words: string): Promise<void> {
  let text = '';
  while (!text.includes(words)) {
    const [part] = (await once(stream, 'data')) as [Buffer];
    text += String(part);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Megabytes of memory that a process holds. */
export function memoryOf({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
    );
  }
}
