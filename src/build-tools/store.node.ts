import fs from 'node:fs';
import path from 'node:path';
import { packEntry, unpackEntry } from './entry.node.ts';
import { projectRoot } from './projectRoot.node.ts';
import { sweepStore } from './sweepStore.node.ts';

/** Results of earlier builds, each under the hash of all that it was made from. */
export interface Store {
  folder: string;
  /** The entry; undefined if it is missing or damaged. */
  read: (kind: string, key: string) => Buffer | undefined;
  write: (kind: string, key: string, payload: Uint8Array | string) => void;
  fileOf: (kind: string, key: string) => string;
  /** Removes what has not been used for long. */
  sweep: () => void;
}

/** Tells the threads of a build, which share its environment, of the store that the build uses. */
export const storeVariable = 'DOCS_STORE';

export function openStore(
  folder = process.env[storeVariable] ?? path.join(projectRoot, '.cache/store'),
  now = Date.now,
): Store {
  const fileOf = (kind: string, key: string) => path.join(folder, kind, key);
  return {
    folder,
    fileOf,
    read(kind, key) {
      const file = fileOf(kind, key);
      const payload = readIfThere(file);
      const found = payload && unpackEntry(`${kind}/${key}`, payload);
      if (found) touch(file, now());
      return found;
    },
    write(kind, key, payload) {
      const file = fileOf(kind, key);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Rename the finished file, so that readers never see part of an entry.
      const partFile = `${file}.${process.pid}-${(parts += 1)}.part`;
      try {
        fs.writeFileSync(partFile, packEntry(`${kind}/${key}`, Buffer.from(payload)));
        fs.renameSync(partFile, file);
      } catch (error) {
        fs.rmSync(partFile, { force: true });
        throw error;
      }
    },
    sweep: () => sweepStore(folder, now()),
  };
}

let parts = 0;

function readIfThere(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The time of the last use is the file's own; another build may have removed it meanwhile. */
function touch(file: string, now: number): void {
  try {
    fs.utimesSync(file, now / 1000, now / 1000);
  } catch {
    // Read already: the entry serves this build.
  }
}
