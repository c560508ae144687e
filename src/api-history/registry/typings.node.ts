import fs from 'node:fs';
import path from 'node:path';
import type { Registry, Releases } from './registry.node.ts';
import { untar } from './untar.ts';

/** The type files of a release, by path. */
export type Typings = ReadonlyMap<string, string>;

/** Copies of the type files for other bundlers, and drawings. */
const copies = /^(?:esm|legacy|modern|node|build|themeAugmentation)\//;

export function isTypeFile(file: string): boolean {
  return /\.d\.ts$/.test(file) && !copies.test(file);
}

/** The typings of releases, downloaded once: one JSON file a release in the folder. */
export function openTypings(folder: string, registry: Registry) {
  const fileOf = (name: string, version: string) =>
    path.join(folder, `${name.replace('/', '__')}-${version}.json`);
  return {
    isKept: (name: string, version: string) => fs.existsSync(fileOf(name, version)),
    read(name: string, version: string): Typings {
      const text = fs.readFileSync(fileOf(name, version), 'utf8');
      return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
    },
    async fetch(name: string, version: string, release: Releases[string]): Promise<void> {
      const files = untar(await registry.download(release), isTypeFile);
      if (files.size === 0) throw new Error(`${name} ${version} has no type files.`);
      const file = fileOf(name, version);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(`${file}.part`, JSON.stringify(Object.fromEntries(files)));
      fs.renameSync(`${file}.part`, file);
    },
  };
}
