import fs from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from './expectation.ts';

const folder = 'x/_assets';

/** The fingerprints of all files whose names carry a hash, as one text. */
export async function assetPrints(outDir: string): Promise<string> {
  const names = await fs.readdir(path.join(outDir, folder), { recursive: true });
  const files = names
    // The compressed copies are being written meanwhile.
    .filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
    .map((name) => `/${folder}/${name.replaceAll(path.sep, '/')}`);
  const prints = await Promise.all(files.map((file) => printOf(outDir, file)));
  return prints.sort().join('');
}

export async function printOf(outDir: string, file: string): Promise<string> {
  return fingerprint(file, new Uint8Array(await fs.readFile(path.join(outDir, file))));
}
