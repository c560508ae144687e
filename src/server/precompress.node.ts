import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf, packPair, unpackPair, type Store } from '../build-tools/index.node.ts';
import { isCompressible } from './contentTypes.ts';

export interface CompressionTotals {
  /** Files looked at, and those among them that got at least one sibling. */
  files: number;
  compressed: number;
  /** Files that an earlier build had compressed. */
  cached: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

const SMALLEST = 1024;
const HASHED = `${path.sep}_assets${path.sep}`;
const DEMO_PAGES = `${path.sep}x${path.sep}demo${path.sep}`;
const GZIP_LEVEL = 9;
/** Another version of an encoder may give other bytes. */
const encoders = [process.versions.brotli, process.versions.zlib, GZIP_LEVEL].join();
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it, some files at a time, while its
 * caller goes on. A file that is added twice is compressed once.
 */
export function createCompressor({
  parallel = availableParallelism(),
  store,
}: { parallel?: number; store?: Store } = {}) {
  const added = new Set<string>();
  const queue: string[] = [];
  const lanes: Promise<void>[] = [];
  let busy = 0;
  const totals: CompressionTotals = {
    files: 0,
    compressed: 0,
    cached: 0,
    bytes: 0,
    brotliBytes: 0,
    gzipBytes: 0,
  };

  async function work() {
    busy += 1;
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const sizes = await compressFile(file, store);
      if (!sizes) continue;
      totals.files += 1;
      if (sizes.brotli + sizes.gzip > 0) totals.compressed += 1;
      if (sizes.cached) totals.cached += 1;
      totals.bytes += sizes.original;
      totals.brotliBytes += sizes.brotli;
      totals.gzipBytes += sizes.gzip;
    }
    busy -= 1;
  }

  /** A file that is complete; one that is too small or not compressible is left as it is. */
  function addFile(file: string): void {
    const name = path.basename(file);
    if (!isCompressible(name) || name.startsWith('.') || added.has(file)) return;
    added.add(file);
    queue.push(file);
    if (busy >= Math.max(1, parallel)) return;
    const lane = work();
    // A failure is kept for `finish`.
    lane.catch(() => {});
    lanes.push(lane);
  }

  /** Every file of a folder. */
  async function addFolder(folder: string): Promise<void> {
    // Not `opendir`: its recursive form in Node 20 leaves out files of large folders.
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) addFile(path.join(entry.parentPath, entry.name));
    }
  }

  async function finish(): Promise<CompressionTotals> {
    while (lanes.length > 0) await Promise.all(lanes.splice(0));
    return totals;
  }

  return { addFile, addFolder, finish };
}

async function compressFile(file: string, store?: Store) {
  const source = await readFile(file);
  if (source.length <= SMALLEST) return undefined;
  // Pages and hashed files are downloaded most: 10 makes pages 7 % smaller than 6, and takes 20 ms for each.
  // 11 takes three times as long as 10 for 2 %. Pages of a lone demo are many, and seldom asked for.
  const isPage = file.endsWith('.html') && !file.includes(DEMO_PAGES);
  const quality = file.includes(HASHED) || isPage ? 10 : 6;
  const key = hashOf(encoders, String(quality), source);
  const kept = store?.read('compressed', key);
  const known = kept && unpackPair(kept);
  const [brotli, gzipped] = known ?? (await compress(source, quality));
  if (!known) store?.write('compressed', key, packPair(brotli, gzipped));
  if (brotli.length > 0) await writeFile(`${file}.br`, brotli);
  if (gzipped.length > 0) await writeFile(`${file}.gz`, gzipped);
  return {
    original: source.length,
    brotli: brotli.length,
    gzip: gzipped.length,
    cached: known !== undefined,
  };
}

/** Both forms; empty where the original is as small. */
type Compressed = readonly [brotli: Buffer, gzipped: Buffer];

async function compress(source: Buffer, quality: number): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const ifSmaller = (result: Buffer) => (result.length < source.length ? result : Buffer.alloc(0));
  const [brotli, gzipped] = await Promise.all([
    toBrotli(source, { params }),
    toGzip(source, { level: GZIP_LEVEL }),
  ]);
  return [ifSmaller(brotli), ifSmaller(gzipped)];
}
