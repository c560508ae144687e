import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isDoor, roomOf } from './importProblem.mjs';

export interface RoomImport {
  from: string;
  to: string;
}

const ignored = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results']);

/** Every import of a module of src/ from outside its room, types included. Files are named from `root`. */
export function readRoomImports(root: string): RoomImport[] {
  return modulesUnder(root, '').flatMap((from) => {
    const text = fs.readFileSync(path.join(root, from), 'utf8');
    const { importedFiles } = ts.preProcessFile(text, true, true);
    return importedFiles
      .filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) =>
        path.posix.join(path.posix.dirname(from), fileName.replace(/\?.*$/, '')),
      )
      .filter((to) => roomOf(to) !== undefined && roomOf(to) !== roomOf(from))
      .map((to) => ({ from, to }));
  });
}

function modulesUnder(root: string, folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return modulesUnder(root, name);
    return /\.(ts|tsx|mts|mjs|js)$/.test(name) ? [name] : [];
  });
}

const isTest = (file: string) => /\.test\.|\.fixture\.|\/testing\/|\/index\.testing\./.test(file);

/** The arrows between rooms: by room, the rooms that it imports. Tests are left out. */
export function arrowsOf(imports: readonly RoomImport[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const here = roomOf(from);
    const there = roomOf(to);
    if (here === undefined || there === undefined || isTest(from)) continue;
    arrows.set(here, (arrows.get(here) ?? new Set()).add(there));
  }
  return arrows;
}

/** Rooms that reach each other, each group once. */
export function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...arrows.keys()].map((room) => [room, reachableFrom(room, arrows)]));
  const inCircle = [...reach.keys()].filter((room) => reach.get(room)?.has(room));
  const groups = inCircle.map((room) =>
    inCircle.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)).sort(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachableFrom(room: string, arrows: ReadonlyMap<string, ReadonlySet<string>>) {
  const found = new Set<string>();
  const waiting = [...(arrows.get(room) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(arrows.get(next) ?? []));
  }
  return found;
}

export const aroundDoors = (imports: readonly RoomImport[]) =>
  imports.filter(({ to }) => !isDoor(to));
