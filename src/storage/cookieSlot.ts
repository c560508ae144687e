import type { StoredValue } from './storedValue.ts';

/** What a cookie slot needs of a document. */
export interface CookieDocument {
  cookie: string;
}

/** One year, in seconds. */
const COOKIE_MAX_AGE = 31536000;

export function cookieSlot(name: string, doc: CookieDocument): StoredValue {
  const start = `${name}=`;
  return {
    read() {
      try {
        const pair = doc.cookie
          .split(';')
          .map((part) => part.trim())
          .find((part) => part.startsWith(start));
        return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
      } catch {
        // Blocked cookies throw on access, a broken escape throws on decoding: both mean "absent".
        return null;
      }
    },
    write(value) {
      try {
        // Encoding keeps a `;` in the value from adding attributes to the cookie.
        const encoded = encodeURIComponent(value);
        doc.cookie = `${start}${encoded}; max-age=${COOKIE_MAX_AGE}; path=/; SameSite=Lax`;
      } catch {
        // Blocked cookies lose only persistence.
      }
    },
  };
}
