import { strToU8, zipSync } from 'fflate';
import { safePath } from './safePath.ts';
import type { ProjectFiles } from './types.ts';

/** The first moment that a zip can name, in local time, which is what a zip stores. */
const MTIME = new Date(1980, 0, 1);

/** A zip of the project, the same bytes for the same files, optionally inside a folder. */
export function zipProject(files: ProjectFiles, folder?: string): Uint8Array {
  const prefix = folder === undefined ? '' : `${safePath(folder)}/`;
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => [prefix + path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: MTIME });
}
