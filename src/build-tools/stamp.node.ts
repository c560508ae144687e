import fs from 'node:fs';
import path from 'node:path';

export type ReadonlyStamps = (folder: string) => string;

/** A text for each folder that changes when a file in it comes, goes or is saved; each is looked at once. */
export function folderStamps(): ReadonlyStamps {
  const known = new Map<string, string>();
  return (folder) => {
    const stamp = known.get(folder) ?? stampOf(folder);
    known.set(folder, stamp);
    return stamp;
  };
}

function stampOf(folder: string): string {
  if (!fs.existsSync(folder)) return '';
  return fs
    .readdirSync(folder)
    .map((name) => {
      const file = path.join(folder, name);
      return `${file}:${fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
    })
    .join();
}
