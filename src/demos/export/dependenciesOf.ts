import { importsOf, packageOf } from '../source/index.ts';
import type { Versions } from './types.ts';

export interface CodeFile {
  name: string;
  text: string;
}

const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter[^/]*)/;

function adapterDependencies(specifier: string, { adapters }: Versions): Record<string, string> {
  const adapter = ADAPTER.exec(specifier)?.[1];
  if (adapter === undefined) return {};
  const libraries = Object.hasOwn(adapters, adapter) ? adapters[adapter] : undefined;
  if (!libraries)
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  return libraries;
}

/** `names` and everything that they need beside them. */
function withPeers(names: Iterable<string>, { peers }: Versions): Set<string> {
  const all = new Set(names);
  // A set takes in what is added while it is walked, so peers of peers are found too.
  for (const name of all)
    if (Object.hasOwn(peers, name)) for (const peer of peers[name] ?? []) all.add(peer);
  return all;
}

function byName(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The packages that code imports, with their peers and date libraries, at the site's versions. */
export function dependenciesOf(
  files: readonly CodeFile[],
  versions: Versions,
): Record<string, string> {
  const importers = new Map<string, string>();
  let adapters: Record<string, string> = {};
  for (const { name: file, text } of files) {
    for (const { specifier } of importsOf(text)) {
      const name = packageOf(specifier);
      if (name === undefined) continue;
      if (!importers.has(name)) importers.set(name, file);
      adapters = { ...adapters, ...adapterDependencies(specifier, versions) };
    }
  }
  const found: Record<string, string> = {};
  for (const name of withPeers(importers.keys(), versions)) {
    if (Object.hasOwn(adapters, name)) continue;
    const version = Object.hasOwn(versions.packages, name) ? versions.packages[name] : undefined;
    if (version) found[name] = version;
    else if (importers.has(name))
      throw new Error(
        `${importers.get(name)}: imports '${name}', of which this site has no version. Remove the import to take the demo away.`,
      );
  }
  // An adapter may need another version of a library than the one that the site imports.
  return byName({ ...found, ...adapters });
}
