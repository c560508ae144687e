import { fromAddress } from '../links/index.ts';

/** Whether the name of the file at an address carries a hash of its content. */
export function isHashed(address: string): boolean {
  return fromAddress(address).startsWith('/x/_assets/');
}

/** Letters of a fingerprint: 24 bits, so that of 10,000 damaged files less than one passes for one of the site's. */
const printLength = 4;

/** A digest of a file's name and content, short enough for a list of all of them in the worker. */
export async function fingerprint(path: string, content: ArrayBuffer | Uint8Array<ArrayBuffer>) {
  const name = new TextEncoder().encode(`${path}\n`);
  const whole = new Uint8Array(name.length + content.byteLength);
  whole.set(name);
  whole.set(new Uint8Array(content), name.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return btoa(String.fromCharCode(...digest.subarray(0, (printLength * 3) / 4)));
}

/**
 * Whether a response has the type that the path's ending promises. A host with a fallback page and
 * a captive portal answer every address with 200 and a page of theirs.
 */
export function hasExpectedType(path: string, response: Response): boolean {
  const type = (response.headers.get('Content-Type') ?? '').toLowerCase();
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  if (ending === 'js') return /^(text|application)\/(x-)?javascript\b/.test(type);
  if (ending === 'css') return /^text\/css\b/.test(type);
  if (ending === 'json') return /^application\/json\b/.test(type);
  return type.startsWith('text/html') === (ending === '' || ending === 'html');
}

/** Whether a response may be stored: whole, of the right type and, where it is known, with the right content. */
export async function isExpected(
  path: string,
  response: Response,
  isKnownPrint?: (print: string) => boolean,
): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasExpectedType(path, response))
    return false;
  if (!isKnownPrint || !isHashed(path)) return true;
  return isKnownPrint(await fingerprint(fromAddress(path), await response.clone().arrayBuffer()));
}

/** Reads the list that the build has put into the worker. */
export function readPrints(list: string): (print: string) => boolean {
  const prints = new Set(list.match(new RegExp(`.{${printLength}}`, 'g')));
  return (print) => prints.has(print);
}
