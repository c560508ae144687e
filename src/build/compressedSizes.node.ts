import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sums up what files of a built site are compressed with gzip; each is compressed once. */
export function compressedSizes(outDir: string): (files: readonly string[]) => number {
  const known = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? gzipSync(readFileSync(path.join(outDir, file))).length;
    known.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
}
