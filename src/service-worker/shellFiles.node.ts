import fs from 'node:fs/promises';
import path from 'node:path';
import { starterFromManifest, type ClientManifest } from '../demos/bundle/index.node.ts';
import { offlinePath, pageTablePath } from './names.ts';

interface ShellOptions {
  outDir: string;
  manifest: ClientManifest;
  /** The files of the offline page. */
  offlineFiles: readonly string[];
}

/** The files that are stored at installation: the offline page and all that it needs to run. */
export async function shellFiles(options: ShellOptions): Promise<string[]> {
  const { outDir, manifest, offlineFiles } = options;
  const pages = [`${offlinePath}index.html`, `${offlinePath}index.txt`, pageTablePath];
  // Every page names what starts demos; this one has none.
  const starter = new Set(starterFromManifest(manifest));
  const named = offlineFiles.filter((file) => !starter.has(file));
  const others = (await fs.readdir(path.join(outDir, 'x/_assets')))
    .filter((name) => /latin-wght-normal.*\.woff2$|^sidebar-.*\.html$/.test(name))
    .map((name) => `/x/_assets/${name}`);
  const files = [...pages, ...withImports(named, manifest), ...others, '/x/favicon.svg'];
  return [...new Set(files)].sort();
}

/** The files and everything that they import at once. */
export function withImports(
  files: readonly string[],
  manifest: ClientManifest,
  { lazy = false } = {},
): string[] {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || file.startsWith('/x/_assets/editor/')) return;
    seen.add(file);
    const chunk = byFile.get(file);
    const names = [...(chunk?.imports ?? []), ...((lazy && chunk?.dynamicImports) || [])];
    for (const name of names) visit(`/${manifest[name]?.file}`);
    for (const css of chunk?.css ?? []) visit(`/${css}`);
  };
  files.forEach(visit);
  return [...seen];
}
