import { fromAddress, toAddress } from '../links/index.ts';
import { offlinePath, workerPath, workerScope } from './names.ts';

/** Which cache a request belongs to; null: the network's alone. */
export function routeOf(url: URL, origin: string): 'pages' | 'assets' | 'search' | null {
  const pathname = fromAddress(url.pathname);
  if (url.origin !== origin || !pathname.startsWith(workerScope)) return null;
  if (pathname === workerPath || pathname.startsWith(`${offlinePath}products`)) return null;
  if (pathname.startsWith('/x/_assets/')) return 'assets';
  // The page of the search is a page; beside it are the files of its index.
  if (/^\/x\/search\/[^/]+\.json$/.test(pathname)) return 'search';
  return 'pages';
}

/** The scripts and styles that a page's payload names; the editor is large and not among them. */
export function assetsIn(payload: string): string[] {
  const found = payload.match(/\/x\/_assets\/[\w./@-]+\.(?:js|css)/g) ?? [];
  const files = [...new Set(found)].filter((path) => !path.startsWith('/x/_assets/editor/'));
  return files.map(toAddress);
}
