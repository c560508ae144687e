import fs from 'node:fs';
import path from 'node:path';

/** The folder of package.json. Found from below, so bundles of this module in `.cache` find it too. */
export const projectRoot = folderWith('package.json', import.meta.dirname);

function folderWith(name: string, folder: string): string {
  if (fs.existsSync(path.join(folder, name))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.dirname} has a ${name}.`);
  return folderWith(name, parent);
}
