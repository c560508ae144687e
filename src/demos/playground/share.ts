import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** What a link to the playground carries. */
export interface Share {
  /** The text of the file that is edited. */
  code: string;
  title?: string | undefined;
  /** The path of the edited file, so that its imports resolve. */
  path?: string | undefined;
  /** What it imports from its own folder. */
  files?: { path: string; text: string }[] | undefined;
}

export type Decoded =
  | { share: Share; problem?: undefined }
  | { share?: undefined; problem: 'none' | 'broken' | 'too-large' };

const prefix = '#code=';
/** Longer addresses are cut by chats, mails and some browsers. */
export const longestHash = 60_000;
/** Of the text inside: a few kilobytes can unfold to gigabytes. */
const largestText = 400_000;
/** Deflate unfolds at most 1032 times, so one step adds at most half a megabyte. */
const step = 512;

/** The hash of a link; empty when the code is too long for one. */
export function encodeShare(share: Share): string {
  const bytes = deflateSync(strToU8(JSON.stringify(share)), { level: 9 });
  const hash = prefix + toBase64Url(bytes);
  return hash.length > longestHash ? '' : hash;
}

/** Reads any hash, also a hostile one, and never throws. */
export function decodeShare(hash: string): Decoded {
  if (!hash.startsWith(prefix)) return { problem: 'none' };
  if (hash.length > longestHash) return { problem: 'too-large' };
  try {
    const text = inflate(fromBase64Url(hash.slice(prefix.length)));
    if (text === undefined) return { problem: 'too-large' };
    const share = readShare(JSON.parse(text));
    return share ? { share } : { problem: 'broken' };
  } catch {
    return { problem: 'broken' };
  }
}

function inflate(bytes: Uint8Array): string | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  for (let at = 0; at < bytes.length; at += step) {
    stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    if (size > largestText) return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}

/** Field by field: nothing else of a foreign object is kept. */
export function readShare(value: unknown): Share | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, title, path, files = [] } = value as Record<string, unknown>;
  if (typeof code !== 'string' || !Array.isArray(files) || !files.every(isFile)) return undefined;
  return {
    code,
    ...(typeof title === 'string' && { title: title.slice(0, 100) }),
    ...(isPath(path) && { path }),
    ...(files.length > 0 && { files: files.map((file) => ({ path: file.path, text: file.text })) }),
  };
}

function isFile(value: unknown): value is { path: string; text: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { path, text } = value as Record<string, unknown>;
  return isPath(path) && typeof text === 'string';
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w./-]{1,200}$/.test(value);

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
