import type { Redirect } from '../links/index.ts';
import { matchPattern } from './pathPattern.ts';

/** The first redirect that applies to a path, with the query carried over. */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
  query: string,
): { location: string; status: number } | undefined {
  for (const { from, to, status } of redirects) {
    const splat = matchPattern(from, path);
    const target = splat === undefined ? undefined : to.replace(':splat', () => splat);
    // A rule that leads to where the reader already is would never end.
    if (target !== undefined && target !== path) {
      return { location: target.includes('?') ? target : target + query, status };
    }
  }
  return undefined;
}
