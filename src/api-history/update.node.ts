import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { apiProducts, type ApiProduct } from './products.ts';
import { historyText } from './history.ts';
import { historyFile, historyFolder } from './load.node.ts';
import { readHistory } from './readHistory.node.ts';
import { historyPackages, releasesOf } from './registry/lines.ts';
import type { Registry, Releases } from './registry/registry.node.ts';
import { eachAtMost } from '../build-tools/index.node.ts';
import { openTypings } from './registry/typings.node.ts';

/** By package and version: the hash of the archive. What is written here is what is read again. */
const lockSchema = z.record(z.string(), z.record(z.string(), z.string()));
type Lock = z.infer<typeof lockSchema>;

const downloadsAtOnce = 4;

export interface UpdateOptions {
  registry: Registry;
  /** Where typings are kept. */
  cache: string;
  root: string;
  products?: readonly ApiProduct[];
  /** Look for releases that are not in the lock. */
  latest?: boolean;
  log: (line: string) => void;
}

/** Writes the history of each product from the releases in the lock, which is created if it is missing. */
export async function updateHistories(options: UpdateOptions): Promise<void> {
  const { registry, cache, root, products = apiProducts, log } = options;
  const typings = openTypings(cache, registry);
  const lock = readLock(root);
  const packages = historyPackages.filter(({ product }) => products.includes(product));
  for (const { name } of packages) {
    const known = options.latest ? undefined : lock[name];
    const missing = Object.keys(known ?? {}).filter((version) => !typings.isKept(name, version));
    if (known && missing.length === 0) continue;
    const offered = await registry.releases(name);
    const wanted = known ?? hashesOf(offered);
    lock[name] = wanted;
    const versions = Object.keys(wanted).filter((version) => !typings.isKept(name, version));
    await eachAtMost(versions, downloadsAtOnce, async (version) => {
      const release = offered[version];
      if (!release) throw new Error(`${name} ${version} is in the lock, not in the registry.`);
      await typings.fetch(name, version, { ...release, integrity: wanted[version] ?? '' });
    });
    log(`${name}: ${versions.length} of ${Object.keys(wanted).length} releases downloaded`);
  }
  fs.mkdirSync(path.join(root, historyFolder), { recursive: true });
  fs.writeFileSync(path.join(root, lockFile), `${JSON.stringify(lock, null, 2)}\n`);
  const versions = Object.fromEntries(
    Object.entries(lock).map(([name, hashes]) => [name, releasesOf(Object.keys(hashes))]),
  );
  for (const product of products) {
    const history = readHistory(product, versions, typings.read);
    const text = historyText(history);
    fs.writeFileSync(path.join(root, historyFile(product)), text);
    const count = Object.keys(history.entries).length;
    log(`${historyFile(product)}: ${history.lines.length} lines, ${count} names, ${text.length} B`);
  }
}

const lockFile = `${historyFolder}/releases.json`;

function readLock(root: string): Lock {
  const file = path.join(root, lockFile);
  if (!fs.existsSync(file)) return {};
  const result = lockSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${lockFile} is damaged. Delete it and run npm run api-history -- --latest.`);
}

function hashesOf(offered: Releases): Lock[string] {
  return Object.fromEntries(
    releasesOf(Object.keys(offered)).map((version) => [version, offered[version]?.integrity ?? '']),
  );
}
