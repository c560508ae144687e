import fs from 'node:fs/promises';
import path from 'node:path';
import type { ClientManifest } from '../demos/bundle/index.node.ts';
import { localizePath } from '../language/index.ts';
import { productOf } from '../navigation/index.ts';
import { printOf } from './assetPrints.node.ts';
import type { OfflinePlaces, ProductList, ProductSizes } from './names.ts';
import { assetsIn } from './routeOf.ts';
import { chunksOf, textsOf, withImports } from './shellFiles.node.ts';

interface ListOptions {
  outDir: string;
  language: string;
  places: OfflinePlaces;
  /** Of the site on its host: `/`. */
  base: string;
  version: string;
  /** Documentation pages in the worker's scope, as paths of the English ones. */
  pages: readonly string[];
  manifest: ClientManifest;
}

/** What the application loads only when it is used, and what a reader will want offline. */
const lazyParts = [
  'src/demos/run/index.runtime.ts',
  'src/demos/run/rtlPlugins.ts',
  'src/navigation/ui/FilteredEntries.tsx',
  'src/preferences/index.dialog.ts',
  'src/search/index.dialog.ts',
];

/** Writes what each product consists of and what it costs to fetch, after the files are compressed. */
export async function writeProductLists(options: ListOptions) {
  const { outDir, language, places, base, version, pages, manifest } = options;
  const sizes: ProductSizes['sizes'] = {};
  const demoCode = await demoFiles(outDir);
  const parts = chunksOf(manifest, [...lazyParts, textsOf(language)]);
  for (const product of new Set(pages.map((page) => productOf(page).productId ?? 'introduction'))) {
    const productPages = pages.filter(
      (page) => (productOf(page).productId ?? 'introduction') === product,
    );
    const files = new Set<string>(withImports(parts, manifest));
    for (const page of productPages.map((it) => localizePath(it, language))) {
      const payload = await fs.readFile(path.join(outDir, page, 'index.txt'), 'utf8');
      // Each name once: looking for a thousand demos in hundreds of pages took a twentieth of a build.
      const quoted = new Set(payload.split('"'));
      const demos = demoCode.filter((file) => quoted.has(demoId(file)));
      const assets = withImports(assetsIn(payload), manifest, { lazy: true });
      for (const file of [page, `${page}index.txt`, ...demos, ...assets]) files.add(file);
    }
    const list: ProductList = [];
    for (const file of files) {
      const size = await transferSize(outDir, file);
      const isHashed = file.startsWith('/x/_assets/');
      const address = base + file.slice(1);
      list.push(isHashed ? [address, size, await printOf(outDir, file)] : [address, size]);
    }
    sizes[product] = list.reduce((sum, [, bytes]) => sum + bytes, 0);
    await write(outDir, places.productList(product), list);
  }
  await write(outDir, places.productSizes, { version, sizes } satisfies ProductSizes);
}

async function transferSize(outDir: string, file: string): Promise<number> {
  const name = path.join(outDir, file.endsWith('/') ? `${file}index.html` : file);
  const compressed = await fs.stat(`${name}.br`).catch(() => undefined);
  return (compressed ?? (await fs.stat(name))).size;
}

const demoFolder = '/x/demos/';
const demoId = (file: string) => file.slice(demoFolder.length, -'.json'.length);

async function demoFiles(outDir: string): Promise<string[]> {
  const options = { recursive: true } as const;
  const names = await fs.readdir(path.join(outDir, demoFolder), options).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => demoFolder + name.replaceAll(path.sep, '/'));
}

async function write(outDir: string, name: string, value: unknown): Promise<void> {
  const file = path.join(outDir, name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(value));
}
