import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { registryBundles } from './bundles.node.ts';
import type { RegistryFiles, RegistryOptions } from './buildRegistry.node.ts';

/** Folders whose files go into the registry or its frame. */
const sources = ['src/demos/editor', 'src/demos/playground', 'src/theme', 'src/demos/source'];
const files = ['package-lock.json', 'src/demos/emotionCache.ts', 'src/demos/tailwind.css'];

/** Changes whenever the registry's build would: packages, our own sources, what demos import, Tailwind classes. */
export function registryKey({ root, contentDir, assetsDir }: RegistryOptions): string {
  const hash = createHash('sha256').update(assetsDir);
  hash.update(JSON.stringify(registryBundles(root, contentDir)));
  const own = sources.flatMap((folder) => filesOf(path.join(root, folder)));
  const tailwind = filesOf(contentDir).filter((file) => file.endsWith('.tailwind.tsx'));
  for (const file of [...files.map((name) => path.join(root, name)), ...own, ...tailwind]) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The last build's files are kept: they change seldom and take seconds to make. */
export async function cached(
  root: string,
  key: string,
  make: () => Promise<RegistryFiles>,
): Promise<RegistryFiles> {
  const folder = path.join(root, '.cache/registry');
  const file = path.join(folder, `${key}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as RegistryFiles;
  const made = await make();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  // Renamed into place: a build that is stopped half-way leaves no broken file.
  fs.writeFileSync(`${file}.part`, JSON.stringify(made));
  fs.renameSync(`${file}.part`, file);
  return made;
}

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
