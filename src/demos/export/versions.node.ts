import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANION_LIBRARIES, importsOf, packageOf } from '../source/index.ts';
import type { Versions } from './types.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  overrides?: Versions['overrides'];
}

const LIBRARY =
  /^(react|react-dom|stylis|@mui\/.+|@emotion\/.+|dayjs|luxon|date-fns(-jalali)?|moment(-.+)?)$/;
/** What a demo may import, or a project needs to run one. */
const isLibrary = (name: string) => LIBRARY.test(name) || COMPANION_LIBRARIES.includes(name);
const TOOLS = [
  '@tailwindcss/vite',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
];

/** Libraries that the site does not install, at versions that the pickers' peer ranges accept. */
const PINNED: Record<string, string> = { 'moment-jalaali': '0.10.5' };
/** These adapters are for an older major of their library. All releases of date-fns-jalali are prereleases: only the first of a range is in it. */
const PINNED_FOR_ADAPTER: Record<string, Record<string, string>> = {
  AdapterDateFnsV2: { 'date-fns': '2.30.0' },
  AdapterDateFnsJalaliV2: { 'date-fns-jalali': '2.13.0-0' },
};
const PINNED_TYPES: Record<string, string> = { '@types/moment-jalaali': '0.7.9' };

function readManifest(root: string, name: string): Manifest | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  return Object.keys(peerDependencies)
    .filter(isLibrary)
    .filter((name) => name.startsWith('@emotion/') || !peerDependenciesMeta[name]?.optional);
}

/** The packages that an adapter's compiled code imports, through the adapters it builds on. */
function librariesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  return importsOf(readFileSync(file, 'utf8')).flatMap(({ specifier }) => {
    const name = packageOf(specifier);
    if (name !== undefined) return /^@(babel|mui)\//.test(name) ? [] : [name];
    const target = path.resolve(path.dirname(file), specifier);
    return /[\\/]Adapter[^\\/]*[\\/]/.test(target) ? librariesOf(target, seen) : [];
  });
}

function readAdapters(root: string, packages: Record<string, string>): Versions['adapters'] {
  const folder = path.join(root, 'node_modules/@mui/x-date-pickers/esm');
  if (!existsSync(folder)) return {};
  const adapters = readdirSync(folder).filter((name) => name.startsWith('Adapter'));
  const entries = adapters.map((adapter) => {
    const names = new Set(librariesOf(path.join(folder, adapter, 'index.js')));
    const libraries = [...names].sort().map((name): [string, string] => {
      const version = PINNED_FOR_ADAPTER[adapter]?.[name] ?? packages[name] ?? PINNED[name];
      if (!version)
        throw new Error(
          `@mui/x-date-pickers/${adapter}: no version of ${name} is pinned. Add it to PINNED in src/demos/export/versions.node.ts.`,
        );
      return [name, version];
    });
    return [adapter, Object.fromEntries(libraries)] as const;
  });
  // The base class of other adapters has no library, so it can't be chosen.
  return Object.fromEntries(entries.filter(([, libraries]) => Object.keys(libraries).length > 0));
}

function readTypes(root: string, names: string[]): Versions['types'] {
  const entries = names.flatMap((name) => {
    const types = `@types/${name}`;
    const version = readManifest(root, types)?.version ?? PINNED_TYPES[types];
    return version && !TOOLS.includes(types) ? [[name, { [types]: version }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads the versions that the site itself has installed. */
export function readVersions(root: string): Versions {
  const site = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const listed = Object.keys({ ...site.dependencies, ...site.devDependencies });
  const names = new Set([...listed.filter(isLibrary), ...TOOLS]);
  const packages: Record<string, string> = {};
  const peers: Record<string, string[]> = {};
  // Peers join the walk, so that theirs are read as well.
  for (const name of names) {
    const manifest = readManifest(root, name);
    if (!manifest) continue;
    packages[name] = manifest.version;
    const needed = requiredPeers(manifest);
    if (needed.length > 0) peers[name] = needed;
    needed.forEach((peer) => names.add(peer));
  }
  const withPinned = { ...PINNED, ...packages };
  return {
    packages: withPinned,
    peers,
    adapters: readAdapters(root, packages),
    types: readTypes(root, Object.keys(withPinned)),
    overrides: site.overrides ?? {},
  };
}
