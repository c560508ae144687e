import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import {
  exportProject,
  packageName,
  zipProject,
  type Versions,
} from '../../src/demos/export/index.ts';
import type { ExportCase } from './selectCases.ts';

const LIMIT_MS = 10 * 60_000;

function run(folder: string, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, timeout: LIMIT_MS });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`));
    });
  });
}

/** Projects with the same dependencies share a folder, and so an installation. */
function folderFor(manifest: string, root: string): string {
  const { dependencies, devDependencies, overrides } = JSON.parse(manifest) as Record<
    string,
    Record<string, string> | undefined
  >;
  const key = JSON.stringify([dependencies, devDependencies, overrides]);
  return path.join(root, createHash('sha256').update(key).digest('hex').slice(0, 12));
}

function unpack(zip: Uint8Array, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules' && name !== 'package-lock.json')
      rmSync(path.join(folder, name), { recursive: true });
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    // The zip holds one folder, which becomes the one given here.
    const file = path.join(folder, name.slice(name.indexOf('/') + 1));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** The layers of a stylesheet in the order in which they are first named, which is how they rank. */
function layersOf(css: string): string[] {
  const named = [...css.matchAll(/@layer ([\w\s,-]+)[{;]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return [...new Set(named)];
}

function checkBuilt(folder: string, { styling }: ExportCase): void {
  if (!existsSync(path.join(folder, 'dist/index.html')))
    throw new Error('vite build wrote no dist/index.html');
  const assets = path.join(folder, 'dist/assets');
  const css = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
    .join('\n');
  if (styling !== 'system' && css === '') throw new Error('the built project has no stylesheet');
  const layers = layersOf(css).filter((name) => name !== 'properties');
  if (styling === 'tailwind' && layers.join() !== 'theme,base,mui,components,utilities')
    throw new Error(`the built stylesheet has its layers in another order: ${layers.join()}`);
}

/** Generates, unzips, installs, type-checks and builds one project; throws where that fails. */
export async function runCase(each: ExportCase, versions: Versions, root: string): Promise<void> {
  const { demo, styling, variant, direction } = each;
  const files = exportProject({
    demo: demo.name,
    variant,
    styling,
    files: demo.variants[styling]?.files ?? [],
    versions,
    title: `${demo.name} (${styling})`,
    theme: { direction },
  });
  const folder = folderFor(files['package.json'] ?? '{}', root);
  unpack(zipProject(files, packageName(demo.name)), folder);
  if (!existsSync(path.join(folder, 'node_modules')))
    await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  const bin = (name: string): string => path.join(folder, 'node_modules/.bin', name);
  if (variant === 'TS') await run(folder, bin('tsc'), ['--noEmit']);
  await run(folder, bin('vite'), ['build', '--logLevel', 'warn']);
  checkBuilt(folder, each);
}
