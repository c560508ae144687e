import path from 'node:path';

/** A path as error texts name it: from the project's folder, with forward slashes. */
export function displayPath(file: string): string {
  const shown = path.isAbsolute(file) ? path.relative(process.cwd(), file) : file;
  return shown.split(path.sep).join('/');
}
