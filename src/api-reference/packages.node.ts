import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { historyFile } from '../api-history/index.node.ts';
import { projectRoot } from '../build-tools/index.node.ts';
import type { ApiPlan, ApiProduct } from './model.ts';

export interface ApiPackage {
  name: string;
  product: ApiProduct;
  plan?: ApiPlan;
}

/** The documented packages, the lower plan first: it is the one that owns what several export. */
export const apiPackages: readonly ApiPackage[] = [
  { name: '@mui/x-data-grid', product: 'data-grid' },
  { name: '@mui/x-data-grid-pro', product: 'data-grid', plan: 'pro' },
  { name: '@mui/x-data-grid-premium', product: 'data-grid', plan: 'premium' },
  { name: '@mui/x-date-pickers', product: 'date-pickers' },
  { name: '@mui/x-date-pickers-pro', product: 'date-pickers', plan: 'pro' },
  { name: '@mui/x-charts', product: 'charts' },
  { name: '@mui/x-charts-pro', product: 'charts', plan: 'pro' },
  { name: '@mui/x-tree-view', product: 'tree-view' },
  { name: '@mui/x-tree-view-pro', product: 'tree-view', plan: 'pro' },
];

/**
 * Folders that are entries by the letter of `exports` but nothing to read here. Adapters would make the
 * type of a date that of every date library at once, `any` for those that are not installed.
 */
const notEntries =
  /^(esm|internals|node_modules|tests|locales|typeOverloads|material|icons|Adapter\w+)$/;

export function packageFolder(name: string, root = projectRoot): string {
  return path.join(root, 'node_modules', name);
}

/** What can be imported from a package: its root first, then its folders with an index. */
export function entriesOf(name: string, root = projectRoot): string[] {
  const folder = packageFolder(name, root);
  const folders = fs
    .readdirSync(folder)
    .filter((entry) => !notEntries.test(entry))
    .filter((entry) => fs.existsSync(path.join(folder, entry, 'index.d.ts')));
  return [name, ...folders.map((entry) => `${name}/${entry}`)];
}

export function packageVersion(name: string, root = projectRoot): string {
  const manifest: unknown = JSON.parse(
    fs.readFileSync(path.join(packageFolder(name, root), 'package.json'), 'utf8'),
  );
  return String((manifest as { version: unknown }).version);
}

/** `…/node_modules/@mui/x-charts-pro/esm/…` → `@mui/x-charts-pro`; the innermost wins. */
export function packageOfFile(file: string): string | undefined {
  const at = file.lastIndexOf('/node_modules/');
  if (at === -1) return undefined;
  const [first = '', second = ''] = file.slice(at + '/node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

export function apiPackageOf(file: string): ApiPackage | undefined {
  const name = packageOfFile(file);
  return apiPackages.find((entry) => entry.name === name);
}

/**
 * What the extraction depends on: the manifests, which name exact versions, the type and source files
 * with their sizes, the extraction itself, and the history of the names.
 */
export function contentHash(root = projectRoot): string {
  const hash = createHash('sha256');
  for (const { name } of apiPackages) {
    const folder = packageFolder(name, root);
    hash.update(fs.readFileSync(path.join(folder, 'package.json')));
    for (const file of filesUnder(path.join(folder, 'esm'))) {
      hash.update(`${file.name}:${file.size}\n`);
    }
  }
  for (const folder of ['src/api-reference/extract', 'src/api-reference', 'src/api-history']) {
    for (const entry of fs.readdirSync(path.join(root, folder)).sort()) {
      if (!/^(model|withHistory|diff|lives|summary|.*\.node)\.ts$/.test(entry)) continue;
      hash.update(fs.readFileSync(path.join(root, folder, entry)));
    }
  }
  for (const { product } of apiPackages) {
    const file = path.join(root, historyFile(product));
    if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(folder: string): { name: string; size: number }[] {
  return (fs.readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(js|ts)$/.test(name))
    .sort()
    .map((name) => ({ name, size: fs.statSync(path.join(folder, name)).size }));
}
