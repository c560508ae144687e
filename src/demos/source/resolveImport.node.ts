import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.css', '.json'];

/** The file that a relative import names, or nothing when there is none. */
export function resolveImport(importer: string, specifier: string): string | undefined {
  const target = path.resolve(path.dirname(importer), specifier);
  return ENDINGS.map((ending) => target + ending).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
