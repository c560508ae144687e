/** `hashGroup`: 0 if the hash doesn't select it. */
export type PreferenceRow = readonly [
  attribute: string,
  key: string,
  values: readonly string[],
  fallback: string | null,
  isCookie: 0 | 1,
  hashGroup: number,
];

export type PaintRules = [
  rows: readonly PreferenceRow[],
  /** Of a demo's hash. */
  pattern: string,
  /** By the ending of a demo's file. */
  variants: Readonly<Record<string, string>>,
  modeAttribute: string,
  darkQuery: string,
];

/** Inline script of the head: sets the attributes of `<html>` before the first paint. */
export default function paintPreferences(
  window: Pick<Window, 'localStorage' | 'matchMedia'> & { location: { hash: string } },
  document: Pick<Document, 'cookie'> & {
    documentElement: { setAttribute: (name: string, value: string) => void };
  },
  ...[rows, pattern, variants, modeAttribute, darkQuery]: PaintRules
): void {
  const hash = attempt(() => new RegExp(pattern).exec(window.location.hash));
  for (const [attribute, key, values, fallback, isCookie, hashGroup] of rows) {
    const asked = hash && hashGroup ? hash[hashGroup] : undefined;
    const stored = () =>
      isCookie ? cookieOf(document.cookie, key) : window.localStorage.getItem(key);
    let value = asked ? (variants[asked] ?? asked) : (attempt(stored) ?? '');
    if (!values.includes(value)) value = fallback ?? '';
    if (attribute === modeAttribute && value === 'system')
      value = attempt(() => window.matchMedia(darkQuery).matches) ? 'dark' : 'light';
    if (value) document.documentElement.setAttribute(attribute, value);
  }
}

function cookieOf(cookies: string, key: string): string | undefined {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${key}=`));
  return found && decodeURIComponent(found.slice(key.length + 1));
}

/** Storage may be blocked, and a cookie may be cut: what cannot be read was never chosen. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
