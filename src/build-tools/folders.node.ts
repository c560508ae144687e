import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash.node.ts';
import { projectRoot } from './projectRoot.node.ts';

/** Names end in the process that made the folder: that of a dead one is a leftover. */
const cache = path.join(projectRoot, '.cache');
const worksDir = path.join(cache, 'work');

/** What only this process needs while it builds. */
export const workFolder = path.join(worksDir, String(process.pid));

/** Beside the site's folder, or in `.cache` when that is on the same disk: a rename cannot leave its disk. */
function outsDir(outDir: string): string {
  const parent = path.dirname(outDir);
  return diskOf(parent) === diskOf(cache)
    ? path.join(cache, 'out')
    : path.join(parent, '.x-docs-out');
}

/** Of a folder that may not be there: this is asked to look for leftovers too, and must not make any. */
function diskOf(folder: string): number {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  return found?.dev ?? diskOf(path.dirname(folder));
}

const stemOf = (outDir: string) => `${path.basename(outDir)}-${hashOf(outDir).slice(0, 8)}`;
const folderOf = (outDir: string, state: State, pid = process.pid) =>
  path.join(outsDir(outDir), `${stemOf(outDir)}.${state}.${pid}`);
/** `new` is being built, `old` is the previous site while it is replaced, `gone` is being removed. */
type State = 'new' | 'old' | 'gone';

/** Who replaces a site; tests are several at once. */
interface Builder {
  pid: number;
  rename: (from: string, to: string) => void;
}
const thisProcess: Builder = { pid: process.pid, rename: fs.renameSync };

/** Where the site is built: the folder that is served is replaced when all of it is there. */
export function stagingFolder(outDir: string, pid = process.pid): string {
  return folderOf(outDir, 'new', pid);
}

/**
 * Puts a finished site in the place of the last one. Between two renames there is no site: a process that
 * ends there leaves the old one whole, and `restoreSite` brings it back.
 */
export function replaceSite(outDir: string, { pid, rename } = thisProcess): void {
  const old = folderOf(outDir, 'old', pid);
  const staging = stagingFolder(outDir, pid);
  fs.mkdirSync(path.dirname(outDir), { recursive: true });
  for (let isReplaced = false; !isReplaced;) {
    const hadOne = renamed(outDir, old, 'ENOENT', rename);
    // Another build may have put its own there meanwhile: the last to finish wins whole.
    isReplaced = renamed(staging, outDir, 'ENOTEMPTY', rename);
    if (hadOne) discard(old, folderOf(outDir, 'gone', pid));
  }
}

function renamed(
  from: string,
  to: string,
  but: string,
  rename: Builder['rename'] = fs.renameSync,
): boolean {
  try {
    rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === but || (but === 'ENOTEMPTY' && code === 'EEXIST')) return false;
    throw error;
  }
}

function discard(folder: string, gone: string): void {
  fs.rmSync(gone, { recursive: true, force: true });
  fs.renameSync(folder, gone);
  fs.rmSync(gone, { recursive: true, force: true });
}

/** Brings the last site back after a build that was ended between the two renames; true: it did. */
export function restoreSite(outDir: string): boolean {
  if (fs.existsSync(outDir)) return false;
  const [found] = leftovers(outsDir(outDir), `${stemOf(outDir)}.old.`).sort(
    (one, other) => fs.statSync(other.folder).ctimeMs - fs.statSync(one.folder).ctimeMs,
  );
  if (!found) return false;
  fs.mkdirSync(path.dirname(outDir), { recursive: true });
  return renamed(found.folder, outDir, 'ENOENT');
}

/** Removes what builds that have ended, or were ended, left behind. */
export function removeLeftovers(outDir: string): void {
  const isOver = ({ pid }: { pid: number }) => pid === process.pid || !isRunning(pid);
  // The old site of another folder may be the only one that is left of it.
  const mine = `${stemOf(outDir)}.old.`;
  const isRemains = ({ folder }: { folder: string }) =>
    !/\.old\.\d+$/.test(folder) || path.basename(folder).startsWith(mine);
  const all = [...leftovers(worksDir, ''), ...leftovers(outsDir(outDir), '').filter(isRemains)];
  for (const { folder } of all.filter(isOver)) fs.rmSync(folder, { recursive: true, force: true });
}

function leftovers(folder: string, start: string): { folder: string; pid: number }[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .map((name) => ({ folder: path.join(folder, name), pid: Number(name.split('.').at(-1)) }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
