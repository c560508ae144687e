import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot.node.ts';

/** SHA-256 of some values, each with its length: `ab`, `c` is not `a`, `bc`. */
export function hashOf(...values: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${Buffer.byteLength(value)}:`).update(value);
  return hash.digest('hex');
}

/** Every regular file below a folder, absolute, in one order on every machine. */
export function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The names and contents of files, by their paths from `root`. */
export function hashFiles(root: string, files: readonly string[]): string {
  return hashOf(
    ...files.flatMap((file) => [
      path.relative(root, file).replaceAll(path.sep, '/'),
      fs.readFileSync(file),
    ]),
  );
}

let tools: string | undefined;

/** The installed packages, each with its version, and the Node that runs them. */
export function toolsHash(): string {
  tools ??= hashOf(process.version, process.platform, process.arch, installedPackages());
  return tools;
}

// npm writes what it has installed; a folder that another program filled has the wanted versions alone.
function installedPackages(): Buffer {
  const [file] = ['node_modules/.package-lock.json', 'package-lock.json']
    .map((name) => path.join(projectRoot, name))
    .filter((name) => fs.existsSync(name));
  return fs.readFileSync(file ?? path.join(projectRoot, 'package.json'));
}
