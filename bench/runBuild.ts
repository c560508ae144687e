import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './site.ts';

/** A site for a benchmark, in a folder of its own: `content` is there, the rest is made. */
export const siteFolders = (folder: string) => ({
  content: path.join(folder, 'content'),
  out: path.join(folder, 'dist'),
  store: path.join(folder, 'store'),
});

/** One `npm run build` of the site in a folder: what it took. */
export async function runBuild(folder: string) {
  const { content, out, store } = siteFolders(folder);
  const usage = path.join(folder, 'usage.json');
  const args = ['--import', path.join(import.meta.dirname, 'reportUsage.mjs'), 'scripts/build.mjs'];
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DOCS_CONTENT: content,
      DOCS_OUT: out,
      DOCS_STORE: store,
      BENCH_USAGE_FILE: usage,
    },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The build of ${folder} failed with exit code ${String(code)}.`);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const measured = JSON.parse(await readFile(usage, 'utf8')) as {
    mebibytes: number;
    cpuSeconds: number;
  };
  return { seconds, ...measured };
}
