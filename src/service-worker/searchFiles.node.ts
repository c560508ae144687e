import fs from 'node:fs/promises';
import path from 'node:path';
import type { ClientManifest } from '../demos/bundle/index.node.ts';
import { localizePath } from '../language/index.ts';
import { namesFile, searchPagePath, searchProducts, textsFile } from '../search/index.ts';
import { assetsIn } from './routeOf.ts';
import { chunksOf, withImports } from './shellFiles.node.ts';

const dialog = 'src/search/index.dialog.ts';

/**
 * All that the search needs: the dialog and its worker, the index, and its page last, so that a
 * stored page has all that it needs. Puts the worker into the language's folder.
 */
export async function searchFiles(
  outDir: string,
  language: string,
  manifest: ClientManifest,
): Promise<string[]> {
  const page = localizePath(searchPagePath, language);
  const payloadFile = `${page}index.txt`;
  const payload = await fs.readFile(path.join(outDir, payloadFile), 'utf8');
  const scripts = withImports([...chunksOf(manifest, [dialog]), ...assetsIn(payload)], manifest);
  const index = searchProducts
    .flatMap((product) => [namesFile(product), textsFile(product)])
    .map((file) => localizePath(file, language));
  const worker = language === 'en' ? 'searchWorker' : 'languageWorker';
  // A worker's script is named in the script that starts it, not in the manifest.
  const workers = assetsIn(await textOf(outDir, scripts)).filter((file) =>
    new RegExp(`/${worker}-[\\w-]+\\.js$`).test(file),
  );
  // So are the scripts that it loads for its language, beside itself.
  const parts = [...(await textOf(outDir, workers)).matchAll(/import\([`'"]\.\/([\w-]+\.js)/g)].map(
    ([, name]) => `/x/_assets/${name}`,
  );
  const own = await Promise.all(
    [...workers, ...parts].map((file) => copyTo(outDir, file, localizePath(file, language))),
  );
  const files = [...scripts, ...own, ...index, payloadFile, page];
  const found = await Promise.all(files.map((file) => exists(path.join(outDir, file))));
  return [...new Set(files.filter((_, place) => found[place]))];
}

/** See `addressOf` in src/search/languageClients.ts. */
async function copyTo(outDir: string, file: string, target: string): Promise<string> {
  if (target !== file) {
    await fs.mkdir(path.dirname(path.join(outDir, target)), { recursive: true });
    await fs.copyFile(path.join(outDir, file), path.join(outDir, target));
  }
  return target;
}

async function textOf(outDir: string, files: readonly string[]): Promise<string> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => fs.readFile(path.join(outDir, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
