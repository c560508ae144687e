import { unprefixedPaths } from '../language/index.ts';
import { isExternal, pathOnSite } from './resolve.ts';

export interface Redirect {
  /** A path, or a path that ends in `*`. */
  from: string;
  /** `:splat` is replaced by what `*` matched. */
  to: string;
  status: 301 | 302;
}

const homePath = '/x/introduction/';

/** The site's redirects. Each pattern names its folder, so that no target can become another host. */
export function redirectsFor(codes: readonly string[]): Redirect[] {
  const roots: Redirect[] = codes.flatMap((code) => {
    const prefix = code === 'en' ? '' : `/${code}`;
    return [
      { from: `${prefix}/`, to: `${prefix}${homePath}`, status: 302 },
      { from: `${prefix}/x/`, to: `${prefix}${homePath}`, status: 302 },
    ];
  });
  const english: Redirect[] = [
    { from: '/en/', to: homePath, status: 301 },
    { from: '/en/x/', to: homePath, status: 301 },
    { from: '/en/x/*', to: '/x/:splat', status: 301 },
    { from: '/en/playground/*', to: '/playground/:splat', status: 301 },
  ];
  const exempt: Redirect[] = codes.flatMap((code) =>
    unprefixedPaths.map((path) => ({ from: `/${code}${path}*`, to: `${path}:splat`, status: 301 })),
  );
  return [...roots, ...english, ...exempt];
}

/** Where a request must be sent instead, in one hop, or null when its path is already right. */
export function redirectOf(request: string, rules: readonly Redirect[]): string | null {
  if (isExternal(request)) return null;
  const { path, search } = pathOnSite(request);
  const target = follow(path, rules);
  return target === request.split(/[?#]/, 1)[0] ? null : target + search;
}

/** The path after all redirects; a loop stops after a few hops. */
export function follow(path: string, rules: readonly Redirect[]): string {
  let current = path;
  for (let hop = 0; hop < 5; hop += 1) {
    const next = step(current, rules);
    if (next === null) break;
    current = next;
  }
  return current;
}

function step(path: string, rules: readonly Redirect[]): string | null {
  for (const { from, to } of rules) {
    if (from === path) return to;
    if (from.endsWith('*') && path.startsWith(from.slice(0, -1))) {
      return to.replace(':splat', () => path.slice(from.length - 1));
    }
  }
  return null;
}
