import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentTypes.ts';

export interface PrecompressTotals {
  /** Files looked at, and those among them that got at least one sibling. */
  files: number;
  compressed: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

export interface PrecompressOptions {
  /** Files compressed at the same time. */
  parallel?: number;
  /** Told after each file. */
  onProgress?: (done: number, total: number) => void;
}

const SMALLEST = 1024;
const HASHED = `${path.sep}_assets${path.sep}`;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every file of `dist` that gets smaller by it. */
export async function precompress(
  dist: string,
  { parallel = availableParallelism(), onProgress }: PrecompressOptions = {},
): Promise<PrecompressTotals> {
  const queue = await compressibleFiles(dist);
  const totals = { files: queue.length, compressed: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0 };
  let done = 0;
  let next = 0;
  const work = async () => {
    for (let file = queue[next++]; file !== undefined; file = queue[next++]) {
      const sizes = await compressFile(file);
      if (sizes.brotli + sizes.gzip > 0) totals.compressed += 1;
      totals.bytes += sizes.original;
      totals.brotliBytes += sizes.brotli;
      totals.gzipBytes += sizes.gzip;
      onProgress?.(++done, queue.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
  return totals;
}

async function compressibleFiles(dist: string): Promise<string[]> {
  const files: string[] = [];
  // Not `opendir`: its recursive form in Node 20 leaves out files of large folders.
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isCompressible(entry.name) || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    if ((await stat(file)).size > SMALLEST) files.push(file);
  }
  return files;
}

async function compressFile(file: string) {
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Hashed files change seldom and are downloaded most: they are worth the slowest setting.
    [constants.BROTLI_PARAM_QUALITY]: file.includes(HASHED) ? 11 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const keep = async (ending: string, result: Buffer) => {
    if (result.length >= source.length) return 0;
    await writeFile(file + ending, result);
    return result.length;
  };
  const brotli = await keep('.br', await toBrotli(source, { params }));
  const gzipped = await keep('.gz', await toGzip(source, { level: 9 }));
  return { original: source.length, brotli, gzip: gzipped };
}
