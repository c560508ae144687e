import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadApiModel } from '../src/api-reference/loadModel.node.ts';
import { root } from './site.ts';
import { writeSyntheticContent } from './syntheticContent.ts';

/** Whole builds of generated pages: seconds and memory must grow with their number, not faster. */
export async function measureBuild() {
  // A figure of its own, and kept from then on.
  loadApiModel();
  const few = await buildPages(600);
  const many = await buildPages(2400);
  const perPage = (one: { seconds: number; pages: number }) => one.seconds / one.pages;
  return { few, many, timePerPageRatio: Math.round((perPage(many) / perPage(few)) * 100) / 100 };
}

async function buildPages(pages: number) {
  const folder = path.join(root, '.cache/bench', String(pages));
  const content = path.join(folder, 'content');
  const memory = path.join(folder, 'max-rss');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeSyntheticContent(content, pages);
  const started = performance.now();
  const code = await run(
    [
      '--import',
      path.join(import.meta.dirname, 'reportMemory.mjs'),
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel',
      'error',
    ],
    { DOCS_CONTENT: content, DOCS_OUT: path.join(folder, 'dist'), BENCH_MEMORY_FILE: memory },
  );
  if (code !== 0) throw new Error(`The build of ${pages} pages failed with exit code ${code}.`);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const mebibytes = Math.round(Number(await readFile(memory, 'utf8')) / 1024);
  return { pages, seconds, mebibytes };
}

function run(args: string[], env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
  });
  return new Promise((resolve) => child.once('exit', resolve));
}
