import { constants } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { isCompressible } from './contentTypes.ts';
import { acceptedEncodings, SIBLINGS, type Encoding } from './encoding.ts';

export interface OpenFile {
  handle: FileHandle;
  size: number;
  modified: Date;
  encoding: Encoding;
}

// Neither a link put in place after the check nor a pipe that nobody writes to can hold the server up.
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const ABSENT = new Set(['EACCES', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM']);

/** Opens a regular file whose real path lies under `root` (itself a real path); undefined for anything else. */
export async function openInside(
  root: string,
  segments: readonly string[],
): Promise<Omit<OpenFile, 'encoding'> | undefined> {
  try {
    const real = await realpath(path.join(root, ...segments));
    if (!real.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) return undefined;
    const handle = await open(real, READ);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, size: stats.size, modified: stats.mtime };
    await handle.close();
    return undefined;
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Opens the sibling that the client likes best, else the file itself. */
export async function openEncoded(
  root: string,
  segments: readonly string[],
  acceptEncoding: string | undefined,
): Promise<OpenFile | undefined> {
  const name = segments.at(-1) ?? '';
  const wanted = isCompressible(name) ? acceptedEncodings(acceptEncoding) : ['identity' as const];
  for (const encoding of wanted) {
    const ending = SIBLINGS.find((it) => it.encoding === encoding)?.ending ?? '';
    const file = await openInside(root, [...segments.slice(0, -1), name + ending]);
    if (file !== undefined) return { ...file, encoding };
  }
  return undefined;
}
