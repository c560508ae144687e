import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../build-tools/index.node.ts';
import { createCompressor, type CompressionTotals } from './precompress.node.ts';

const page = `<p>${'a page of prose, '.repeat(200)}</p>`;
const script = `${'export const value = 1;\n'.repeat(200)}`;
const files: Record<string, string | Buffer> = {
  'x/introduction/index.html': page,
  'x/_assets/entry-4f3a.js': script,
  'x/_assets/inter-4f3a.woff2': page,
  'x/small/index.html': 'small',
  'noise.txt': randomBytes(4096),
  'unknown.bin': page,
  '.server.json': page,
};

let dist = '';
let totals: CompressionTotals;

async function compress(folder: string): Promise<CompressionTotals> {
  const compressor = createCompressor({ parallel: 2 });
  await compressor.addFolder(folder);
  return compressor.finish();
}

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'docs-precompress-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  totals = await compress(dist);
});
afterAll(() => rm(dist, { recursive: true }));

test('pages and scripts get siblings; small, incompressible and hidden files do not', async () => {
  const all = (await readdir(dist, { recursive: true })) as string[];
  expect(all.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual([
    'x/_assets/entry-4f3a.js.br',
    'x/_assets/entry-4f3a.js.gz',
    'x/introduction/index.html.br',
    'x/introduction/index.html.gz',
  ]);
});

test('the siblings hold the file', async () => {
  const file = path.join(dist, 'x/introduction/index.html');
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(page);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(page);
});

test('a page is compressed as well as a hashed file, which a payload is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-precompress-'));
  const text = await readFile(import.meta.filename);
  for (const name of ['index.html', 'index.txt', '_assets/entry.js']) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await compress(folder);
  const read = (name: string) => readFile(path.join(folder, `${name}.br`));
  expect(await read('index.html')).toEqual(await read('_assets/entry.js'));
  expect((await read('index.html')).length).toBeLessThan((await read('index.txt')).length);
  await rm(folder, { recursive: true });
});

test('totals', () => {
  expect(totals).toMatchObject({ files: 3, compressed: 2 });
  expect(totals.bytes).toBe(page.length + script.length + 4096);
  expect(totals.brotliBytes).toBeGreaterThan(0);
  expect(totals.brotliBytes).toBeLessThan(totals.bytes / 10);
});

test('a second run changes nothing', async () => {
  expect(await compress(dist)).toEqual(totals);
});

test('no file of a large folder with folders inside is left out', async () => {
  const large = await mkdtemp(path.join(tmpdir(), 'docs-precompress-'));
  for (let index = 0; index < 120; index += 1) {
    const folder = path.join(large, 'x/_assets', index % 3 === 0 ? `folder-${index}` : '');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `chunk-${index}.js`), script);
  }
  expect(await compress(large)).toMatchObject({ files: 120, compressed: 120 });
  await rm(large, { recursive: true });
});

test('a file that is added again is compressed once; one that comes later is compressed too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-precompress-'));
  const first = path.join(folder, 'first.html');
  await writeFile(first, page);
  const compressor = createCompressor({ parallel: 1 });
  compressor.addFile(first);
  await compressor.finish();
  await writeFile(path.join(folder, 'second.html'), page);
  await compressor.addFolder(folder);
  expect(await compressor.finish()).toMatchObject({ files: 2, compressed: 2 });
  await rm(folder, { recursive: true });
});

test('a file that cannot be written is an error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-precompress-'));
  await writeFile(path.join(folder, 'page.html'), page);
  await mkdir(path.join(folder, 'page.html.br'));
  await expect(compress(folder)).rejects.toThrow('EISDIR');
  await rm(folder, { recursive: true });
});

test('what was compressed before is taken from the store, the same to the byte', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-precompress-'));
  const store = openStore(path.join(folder, 'store'));
  const run = async (name: string) => {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name, file)), { recursive: true });
      await writeFile(path.join(folder, name, file), content);
    }
    const compressor = createCompressor({ store });
    await compressor.addFolder(path.join(folder, name));
    return compressor.finish();
  };
  expect(await run('first')).toEqual(totals);
  expect(await run('second')).toEqual({ ...totals, cached: 3 });
  for (const name of (await readdir(dist, { recursive: true })) as string[]) {
    if (!/\.(br|gz)$/.test(name)) continue;
    const expected = await readFile(path.join(dist, name));
    expect(await readFile(path.join(folder, 'second', name))).toEqual(expected);
  }
  await rm(folder, { recursive: true });
});
