import fs from 'node:fs';
import path from 'node:path';
import {
  filesUnder,
  hashFiles,
  hashOf,
  openStore,
  toolsHash,
} from '../../../build-tools/index.node.ts';
import { registryBundles } from './bundles.node.ts';
import type { RegistryFiles, RegistryOptions } from './buildRegistry.node.ts';

/** Folders whose files go into the registry or its frame. */
const sources = [
  'src/demos/bundle/registry',
  'src/demos/editor',
  'src/demos/playground',
  'src/demos/source',
  'src/theme',
];
const files = [
  'DemoTheme.tsx',
  'emotionCache.ts',
  'index.tailwind.ts',
  'rtlPlugins.ts',
  'tailwind.css',
  'useEmotionCache.ts',
].map((name) => `src/demos/run/${name}`);

/** Changes whenever the registry's build would: packages, our own sources, what demos import, Tailwind classes. */
export function registryKey({ root, contentDir, assetsDir, base }: RegistryOptions): string {
  const sourceFiles = sources
    .flatMap((folder) => filesUnder(path.join(root, folder)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  // Whatever content is built: src/demos/run/tailwind.css names the folder.
  const tailwind = filesUnder(path.join(root, 'content')).filter((file) =>
    file.endsWith('.tailwind.tsx'),
  );
  return hashOf(
    toolsHash(),
    assetsDir,
    base,
    JSON.stringify(registryBundles(root, contentDir)),
    hashFiles(root, [...files.map((name) => path.join(root, name)), ...sourceFiles, ...tailwind]),
  );
}

/** Our own modules that are missing in the key: their changes would go unnoticed. */
export function unknownToKey(root: string, modules: readonly string[]): string[] {
  const isKnown = (name: string) =>
    files.includes(name) || sources.some((folder) => name.startsWith(`${folder}/`));
  return modules
    .filter((id) => path.isAbsolute(id) && fs.existsSync(id))
    .map((id) => path.relative(root, id).replaceAll(path.sep, '/'))
    .filter((name) => name.startsWith('src/') && !isKnown(name));
}

/** The files change seldom and take seconds to make. */
export async function cached(
  readKey: () => string,
  make: () => Promise<RegistryFiles>,
): Promise<RegistryFiles> {
  const key = readKey();
  const store = openStore();
  const text = store.read('registry', key)?.toString();
  if (text) return JSON.parse(text) as RegistryFiles;
  const made = await make();
  // What was saved meanwhile may be in the files or not.
  if (readKey() === key) store.write('registry', key, JSON.stringify(made));
  return made;
}
