import fs from 'node:fs/promises';
import path from 'node:path';
import type { ClientManifest } from '../demos/bundle/index.node.ts';
import { namesFile, searchPagePath, searchProducts, textsFile } from '../search/index.ts';
import { assetsIn } from './routeOf.ts';
import { withImports } from './shellFiles.node.ts';

const dialog = 'src/search/index.dialog.ts';

/** All that the search needs: the dialog and its worker, its page, the index. */
export async function searchFiles(outDir: string, manifest: ClientManifest): Promise<string[]> {
  const chunks = Object.entries(manifest)
    .filter(([source]) => source.endsWith(dialog))
    .map(([, chunk]) => `/${chunk.file}`);
  const pages = [searchPagePath, `${searchPagePath}index.txt`];
  const payload = await fs.readFile(path.join(outDir, pages[1] ?? ''), 'utf8');
  const scripts = withImports([...chunks, ...assetsIn(payload)], manifest);
  const index = searchProducts.flatMap((product) => [namesFile(product), textsFile(product)]);
  const files = [...scripts, ...(await workersOf(outDir, scripts)), ...pages, ...index];
  const found = await Promise.all(files.map((file) => exists(path.join(outDir, file))));
  return [...new Set(files.filter((_, place) => found[place]))];
}

/** A worker's script is named in the script that starts it, not in the manifest. */
async function workersOf(outDir: string, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    scripts
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFile(path.join(outDir, file), 'utf8')),
  );
  return assetsIn(texts.join('\n')).filter((file) => /\/searchWorker-[\w-]+\.js$/.test(file));
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
