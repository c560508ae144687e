import { matchPattern } from '../pathPattern.ts';
import type { HeaderRule, ServerRules } from '../types.ts';

export interface HostOptions {
  /** The folder of the built site on the machine of the server; with a base, the folder around that of the base. */
  root: string;
  /** A port, or an address with a port; for Caddy also a host name. */
  listen: string;
}

/** A header as the rules set it: for the whole site, and for the folders that differ. */
export interface HeaderValues {
  name: string;
  /** Empty: not sent. */
  everywhere: string;
  folders: { prefix: string; value: string }[];
}

/** The rules by header, in the order in which a later folder wins. */
export function valuesByHeader(rules: readonly HeaderRule[]): HeaderValues[] {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return names.map((name) => {
    const headerRules = rules.filter(({ headers }) => name in headers);
    const folders = headerRules
      .filter(({ path }) => path !== '/*')
      .map(({ path, headers }) => ({ prefix: prefixOf(path), value: headers[name] ?? '' }));
    const everywhere = headerRules.findLast(({ path }) => path === '/*')?.headers[name] ?? '';
    return { name, everywhere, folders };
  });
}

/** Rules that lead a path to itself are left out: they would never end. */
export function effectiveRedirects({ redirects }: Pick<ServerRules, 'redirects'>) {
  return redirects.filter(({ from, to }) => from.endsWith('*') || matchPattern(from, to) !== '');
}

/** A value between double quotes, as nginx and Caddy read it; both replace variables inside. */
export function quoted(value: string): string {
  if (/["\\${}\p{Cc}]/u.test(value)) {
    throw new Error(
      `The header value "${value}" has a quote, a backslash, a dollar sign, a brace or a line break, which a server configuration would read as code. Change it in site.config.ts or in src/server/headers.ts.`,
    );
  }
  return `"${value}"`;
}

/** Text as a regular expression that matches nothing else. */
function literally(text: string): string {
  if (/[\s"'{};$]/.test(text)) {
    throw new Error(`The path "${text}" of a rule has a character that needs quoting. Rename it.`);
  }
  return text.replace(/[.*+?^()[\]|\\]/g, '\\$&');
}

/** Another folder, drive or system: refused and not repaired, as `parseRequestPath` does. */
export const REFUSED =
  '(?i)^[^?]*(?:/(?:\\.|%2e){1,2}(?:[/?]|$)|\\x5c|:|%(?:2f|5c|3a|[01][0-9a-f]|7f))';

/**
 * On the address as it was sent, so that what goes back into a header is still encoded. The groups are the
 * rest of the path and the query.
 */
export function redirectPattern(from: string): string {
  return from.endsWith('*')
    ? `^${literally(from.slice(0, -2))}(?:/([^?]*))?(\\?.*)?$`
    : `^${literally(from.replace(/\/$/, ''))}(/?)(\\?.*)?$`;
}

function prefixOf(path: string): string {
  if (path.endsWith('/*')) return path.slice(0, -1);
  throw new Error(`The header rule "${path}" is for one path. Write it for a folder: "${path}/*".`);
}
