import { fromAddress, toAddress } from '../links/index.ts';
import type { OfflinePlaces } from './names.ts';

/** Files that the pages of all languages use. */
const shared = /^\/x\/(?:_pictures|ads|demos)\//;

/** Which cache a request belongs to; null: the network's alone. */
export function routeOf(
  url: URL,
  origin: string,
  { scope, worker, offline }: OfflinePlaces,
): 'pages' | 'assets' | 'search' | null {
  const pathname = fromAddress(url.pathname);
  if (url.origin !== origin) return null;
  if (pathname.startsWith('/x/_assets/')) return 'assets';
  if (shared.test(pathname)) return 'pages';
  if (!pathname.startsWith(scope)) return null;
  if (pathname === worker || pathname.startsWith(`${offline}products`)) return null;
  // The page of the search is a page; beside it are the files of its index.
  if (/^search\/[^/]+\.json$/.test(pathname.slice(scope.length))) return 'search';
  return 'pages';
}

/** The scripts and styles that a page's payload names; the editor is large and not among them. */
export function assetsIn(payload: string): string[] {
  const found = payload.match(/\/x\/_assets\/[\w./@-]+\.(?:js|css)/g) ?? [];
  const files = [...new Set(found)].filter((path) => !path.startsWith('/x/_assets/editor/'));
  return files.map(toAddress);
}
