import type { ServerRules } from './types.ts';

/** The rules of a site that lives in a folder of its host. What holds for all paths holds for those around it too. */
export function rulesUnder(base: string, { headers, redirects }: ServerRules): ServerRules {
  if (base === '/') return { headers, redirects };
  const under = (path: string) => base + path.slice(1);
  return {
    headers: headers.map((rule) =>
      rule.path === '/*' ? rule : { ...rule, path: under(rule.path) },
    ),
    redirects: redirects.map(({ from, to, status }) => ({
      from: under(from),
      to: under(to),
      status,
    })),
    base,
  };
}

/** The segments of a path below the base, or undefined for a path outside of the site. */
export function segmentsBelow(base: string | undefined, segments: string[]): string[] | undefined {
  const folders = (base ?? '/').split('/').slice(1, -1);
  return folders.every((name, place) => segments[place] === name) &&
    segments.length > folders.length
    ? segments.slice(folders.length)
    : undefined;
}
