import fs from 'node:fs/promises';
import path from 'node:path';
import { starterFromManifest, type ClientManifest } from '../demos/bundle/index.node.ts';
import type { OfflinePlaces } from './names.ts';

interface ShellOptions {
  outDir: string;
  language: string;
  places: OfflinePlaces;
  manifest: ClientManifest;
  /** The files of the offline page. */
  offlineFiles: readonly string[];
  /** The sections of its sidebar. */
  sidebarFiles: readonly string[];
}

/** The files that are stored at installation: the offline page and all that it needs to run. */
export async function shellFiles(options: ShellOptions): Promise<string[]> {
  const { outDir, language, places, manifest, offlineFiles, sidebarFiles } = options;
  const { offline, pageTable } = places;
  const pages = [`${offline}index.html`, `${offline}index.txt`, pageTable];
  // Every page names what starts demos; this one has none.
  const starter = new Set(starterFromManifest(manifest));
  const named = offlineFiles.filter((file) => !starter.has(file));
  const fonts = (await fs.readdir(path.join(outDir, 'x/_assets')))
    .filter((name) => /latin-wght-normal.*\.woff2$/.test(name))
    .map((name) => `/x/_assets/${name}`);
  const files = [
    ...pages,
    ...withImports([...named, ...chunksOf(manifest, [textsOf(language)])], manifest),
    ...fonts,
    ...sidebarFiles,
    '/x/favicon.svg',
  ];
  return [...new Set(files)].sort();
}

/** The texts of a language are a file of their own; see src/config/clientConfigPlugin.node.ts. English is in the application. */
export const textsOf = (language: string) => `virtual:client-strings/${language}`;

/** The files of the modules whose names end so. */
export function chunksOf(manifest: ClientManifest, endings: readonly string[]): string[] {
  return Object.entries(manifest)
    .filter(([source]) => endings.some((ending) => source.endsWith(ending)))
    .map(([, chunk]) => `/${chunk.file}`);
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
