import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the small site of the fixtures into `.cache/<name>`; the environment turns parts of it on. */
export function buildSmallSite(name: string, env: Record<string, string> = {}): string {
  const out = `.cache/${name}`;
  const folder = path.join(root, out);
  // A worker that starts anew after a failed test finds what its predecessor in this run has built.
  const stamp = path.join(root, '.cache', `${name}.stamp`);
  const run = JSON.stringify([process.ppid, env]);
  const isBuilt = () =>
    existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === run;
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const lock = path.join(root, '.cache', `${name}.${process.ppid}.lock`);
  while (!isBuilt() && !take(lock))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  if (isBuilt()) return folder;
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  try {
    execFileSync(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DOCS_CONFIG: 'tests/fixtures/site.config.small.ts',
        DOCS_CONTENT: 'tests/fixtures/small-site',
        DOCS_OUT: out,
        ...env,
      },
    });
    writeFileSync(stamp, run);
  } finally {
    rmdirSync(lock);
  }
  return folder;
}

/** Two workers may want the same site: one builds, the other waits. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Enough for two builds on a busy machine. */
export const buildTimeoutMs = 300_000;

/** A browser of a person: the tests' own name says that it is a program. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
