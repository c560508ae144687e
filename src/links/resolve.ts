import { decodePart } from './decodePart.ts';
export type LinkKind = 'page' | 'file' | 'external';

export interface ResolvedLink {
  kind: LinkKind;
  /** Page: ends in a slash. File: as written. External: the whole address. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Decoded, without its number sign, or empty. */
  hash: string;
}

// Only a base to resolve against; `.invalid` can never be a real host.
const base = 'https://site.invalid';

/** Brings a link, written on the page `from`, into the one form in which links are compared. */
export function resolve(href: string, from = '/'): ResolvedLink {
  if (isExternal(href)) return { kind: 'external', path: href, search: '', hash: '' };
  const { path, search, hash } = pathOnSite(href, from);
  return {
    kind: isFile(path) ? 'file' : 'page',
    path: decodePart(path),
    search,
    hash: decodePart(hash.slice(1)),
  };
}

/** The same without decoding: what a server compares and sends. It can never name another host. */
export function pathOnSite(
  href: string,
  from = '/',
): { path: string; search: string; hash: string } {
  const url = new URL(href === '' ? '.' : singleSlashes(href), `${base}${singleSlashes(from)}`);
  const path = singleSlashes(url.pathname);
  return { path: isFile(path) ? path : withSlash(path), search: url.search, hash: url.hash };
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

/** True for links that leave the site: another host, a mail address, a telephone number. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href.trim());
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Several slashes at the start would make a path into another host's address. */
function singleSlashes(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return pathname.replace(/[\\/]+/g, '/') + rest;
}
