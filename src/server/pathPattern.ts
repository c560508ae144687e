/** What the `*` of a pattern matched (`''` for an exact pattern), or undefined when the path does not match. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/*')) {
    return withoutSlash(pattern) === withoutSlash(path) ? '' : undefined;
  }
  const prefix = pattern.slice(0, -1);
  if (`${path}/` === prefix) return '';
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
