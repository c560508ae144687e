import { matchPattern } from './pathPattern.ts';
import type { Redirect } from './types.ts';

export interface SiteRedirectsOptions {
  /** Every configured language, the default one included. */
  languages: readonly string[];
  defaultLanguage?: string;
  /** The page that `/` and `/x/` lead to. */
  home?: string;
}

/** The redirects every build has: to the first page, and away from a prefix for the default language. */
export function siteRedirects({
  languages,
  defaultLanguage = 'en',
  home = '/x/introduction/',
}: SiteRedirectsOptions): Redirect[] {
  const prefixes = ['', ...languages.filter((it) => it !== defaultLanguage).map((it) => `/${it}`)];
  return [
    ...prefixes.flatMap((prefix): Redirect[] => [
      { from: `${prefix}/`, to: `${prefix}${home}`, status: 301 },
      { from: `${prefix}/x/`, to: `${prefix}${home}`, status: 301 },
    ]),
    { from: `/${defaultLanguage}/*`, to: '/:splat', status: 301 },
  ];
}

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

/** The text of `_redirects`. Missing slashes are not in it: hosts add them by themselves, as the bundled server does. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
