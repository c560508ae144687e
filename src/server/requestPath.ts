export const LONGEST_URL = 2048;

export type RequestPath =
  | {
      /** Decoded path segments, each of them safe as a file name; the last is empty after a slash. */
      segments: string[];
      /** The path, encoded again: safe in a header, never starting with two slashes. */
      path: string;
      /** `''`, or the query with its question mark. */
      query: string;
    }
  | { refused: 400 | 404 };

/** Reads a request target. Whatever could mean another folder, host or file system is refused, not repaired. */
export function parseRequestPath(url: string): RequestPath {
  // Printable ASCII only: everything else has to arrive percent-encoded.
  if (url.length > LONGEST_URL || !/^\/[\x21-\x7e]*$/.test(url)) return { refused: 400 };
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const segments: string[] = [];
  for (const raw of rawPath.slice(1).split('/')) {
    const segment = decode(raw);
    if (segment === undefined || !isFileName(segment)) return { refused: 400 };
    segments.push(segment);
  }
  const named = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  // `//host` would be another site in a Location header; hidden files hold no pages.
  if (named.some((it) => it === '' || (it.startsWith('.') && it !== '.well-known'))) {
    return { refused: 404 };
  }
  return {
    segments,
    path: `/${segments.map(encodeURIComponent).join('/')}`,
    query: mark === -1 ? '' : url.slice(mark),
  };
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

// Separators of every system, drive letters and streams, control characters, and the two special names.
function isFileName(segment: string): boolean {
  return segment !== '.' && segment !== '..' && !/[/\\:\p{Cc}]/u.test(segment);
}
