import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../build-tools/index.bundle.ts';
import { assetPrints } from './assetPrints.node.ts';
import type { OfflinePlaces } from './names.ts';

interface WorkerOptions {
  root: string;
  language: string;
  places: OfflinePlaces;
  outDir: string;
  /** Of the site on its host: `/`. */
  base: string;
  /** What every bundle knows: see src/config/basePlugin.node.ts. */
  define: Record<string, string>;
  /** False: the worker that removes everything, and itself. */
  enabled: boolean;
  version: string;
  /** Root-absolute paths of the shell's own files. */
  shell: readonly string[];
  /** What is stored after the first visited page. */
  search: readonly string[];
}

/** Writes the worker of a language, `/x/sw.js`, with the shell's files and their hashes in it. */
export async function buildWorker(options: WorkerOptions): Promise<void> {
  const { root, language, places, outDir, base, enabled, version, shell, search } = options;
  const [file] = await bundle({
    root,
    entry: path.join(root, 'src/service-worker', enabled ? 'serviceWorker.ts' : 'killWorker.ts'),
    define: {
      ...options.define,
      workerLanguage: JSON.stringify(language),
      workerVersion: JSON.stringify(version),
      searchFiles: JSON.stringify(search),
      assetPrints: JSON.stringify(await assetPrints(outDir)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    format: 'iife',
    fileNames: { entry: 'sw.js', chunk: '[name].js' },
  });
  const target = path.join(outDir, places.worker);
  await fs.writeFile(target, file?.code ?? '');
  if (!enabled) return;
  const source = path.join(outDir, '.sw-source.js');
  await fs.rename(target, source);
  // Hundreds of modules that nothing else needs: not for every start of a server or a build.
  const { injectManifest } = await import('workbox-build');
  const { count, warnings } = await injectManifest({
    swSrc: source,
    swDest: target,
    globDirectory: outDir,
    globPatterns: shell.map((name) => name.slice(1)),
    maximumFileSizeToCacheInBytes: 5_000_000,
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async (entry) => ({
            ...entry,
            url: base + entry.url,
            // A name with a hash needs no other revision.
            revision: entry.url.startsWith('x/_assets/') ? null : entry.revision,
            // Do not install a file that was truncated in transfer.
            integrity: await integrityOf(path.join(outDir, entry.url)),
          })),
        ),
      }),
    ],
  });
  await fs.rm(source);
  if (count !== shell.length) {
    const problems = [`${count} of ${shell.length} files were found`, ...warnings].join('\n');
    throw new Error(`${places.worker}: the shell's files could not be listed.\n${problems}`);
  }
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha256').update(await fs.readFile(file));
  return `sha256-${hash.digest('base64')}`;
}

/** One name for everything that is served: another text anywhere is another version. */
export async function versionOf(outDir: string): Promise<string> {
  const entries = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    // The compressed copies are being written meanwhile.
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  // Thousands of small files: waiting for each would take longer than reading it.
  for (const file of files) hash.update(path.relative(outDir, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
