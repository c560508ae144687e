const english = 'en';

/** Parts of the site that have no languages: their paths are never prefixed. */
export const unprefixedPaths = ['/blog/', '/size-snapshot/'] as const;

/** The language of a path: its first segment when that is a configured language, else English. */
export function languageOf(path: string, codes: readonly string[]): string {
  return prefixOf(path, codes) ?? english;
}

/** The path that all languages share: without language, query and hash. */
export function canonicalPath(path: string, codes: readonly string[]): string {
  const bare = path.replace(/[?#].*$/s, '');
  const prefix = prefixOf(bare, codes);
  return prefix === null ? bare : bare.slice(prefix.length + 1);
}

/** The path of the same page in a language. Query and hash stay; links to elsewhere stay whole. */
export function localizePath(path: string, code: string): string {
  if (code === english || !/^\/(?!\/)/.test(path) || isUnprefixed(path)) return path;
  return path.startsWith(`/${code}/`) ? path : `/${code}${path}`;
}

export interface Alternate {
  /** For `hreflang`: a language code or `x-default`. */
  hrefLang: string;
  path: string;
}

/** The same page in every language that it is written in, for the head; nothing when there is only one. */
export function alternates(
  path: string,
  codes: readonly string[],
  written: readonly string[] = codes,
): Alternate[] {
  const canonical = canonicalPath(path, codes);
  if (written.length < 2 || isUnprefixed(canonical)) return [];
  return [
    ...written.map((code) => ({ hrefLang: code, path: localizePath(canonical, code) })),
    { hrefLang: 'x-default', path: canonical },
  ];
}

function prefixOf(path: string, codes: readonly string[]): string | null {
  return [english, ...codes].find((code) => path.startsWith(`/${code}/`)) ?? null;
}

function isUnprefixed(path: string): boolean {
  const bare = `${path.replace(/[?#].*$/s, '').replace(/\/$/, '')}/`;
  return unprefixedPaths.some((start) => bare.startsWith(start));
}
