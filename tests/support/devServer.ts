import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface DevServer {
  url: string;
  /** From the start of the process until it says that it is ready. */
  readyMs: number;
  /** What it has printed so far. */
  output: () => string;
  /** A file of the content, which is a copy. */
  content: ContentCopy;
  close: () => Promise<void>;
}

export interface ContentCopy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  makeFolder: (name: string) => void;
}

/** Copies the content to `.cache/<name>`, so that the working tree is never edited. */
export function copyContent(name: string): ContentCopy {
  const folder = path.join(root, '.cache', name, 'content');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(path.join(root, 'content'), folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file)),
    makeFolder: (name) => void mkdirSync(at(name), { recursive: true }),
  };
}

/** Starts Vite in `folder` on a free port and waits until it is ready. */
export async function startVite(
  folder: string,
  env: Record<string, string> = {},
  nodeArgs: readonly string[] = [],
): Promise<Omit<DevServer, 'content'>> {
  const port = await freePort();
  const args = [...nodeArgs, path.join(root, 'node_modules/vite/bin/vite.js')];
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...args, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, NO_COLOR: '1' },
    },
  );
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await isReady(child, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - started,
    output: () => output,
    close: () => stop(child),
  };
}

/** The development server of this site on a copy of its content. */
export async function startDevServer(name: string): Promise<DevServer> {
  const content = copyContent(name);
  return { ...(await startSite(content)), content };
}

/** What `npm run dev` runs, with the content of a copy. */
export function startSite({ folder }: ContentCopy): Promise<Omit<DevServer, 'content'>> {
  const { dev } = (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: { dev: string };
    }
  ).scripts;
  const flags = dev.split(' ').filter((part) => part.startsWith('--'));
  return startVite(root, { DOCS_CONTENT: folder }, flags);
}

function isReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('ready in')) resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`The development server ended with exit code ${code}.\n${output()}`)),
    );
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
