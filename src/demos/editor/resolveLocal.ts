export interface SourceFile {
  /** From the content folder: `data-grid/sorting/MultiSort.tsx`. */
  path: string;
  text: string;
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** The file behind a relative import; undefined: a package, or a file that is not there. */
export function resolveLocal<F extends { path: string }>(
  files: readonly F[],
  importer: string,
  specifier: string,
): F | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const wanted = join(importer, specifier);
  for (const ending of endings) {
    const exact = files.find(({ path }) => path === wanted + ending);
    if (exact) return exact;
  }
  // The derived JavaScript of a file is listed under the TypeScript's path.
  const bare = wanted.replace(/\.jsx?$/, '');
  return files.find(({ path }) => path === `${bare}.ts` || path === `${bare}.tsx`);
}

function join(importer: string, specifier: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
