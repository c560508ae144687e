import { once } from 'node:events';
import type { ReadStream, Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { ServerResponse, type IncomingMessage } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { siblingsToOffer, SIBLINGS, type Encoding } from './encoding.ts';
import { supportedRange } from './range.ts';

/** A file as sirv answers with it, opened but not sent. */
export interface OpenFile {
  /** 200, 206 for a part, 416 for a part that isn't there. */
  status: number;
  /** Bytes of the whole file. */
  size: number;
  modified: Date;
  encoding: Encoding;
  /** Content-Length, Accept-Ranges, and Content-Range for a part. */
  headers: Record<string, string | number>;
  body?: ReadStream;
}

/** `range: false` asks for the whole file, whatever the request says. */
export type FileSource = (
  segments: readonly string[],
  request: IncomingMessage,
  options?: { range: boolean },
) => Promise<OpenFile | undefined>;

/**
 * sirv writes the head before the file is open, and doesn't handle a failure to open it. It gets this
 * answer instead: what it says is sent when the file is open and still belongs to the current site.
 */
class HeldAnswer extends ServerResponse {
  stats?: Stats;
  body?: ReadStream;
}

class NotAFile extends Error {
  code = 'EISDIR';
}

const ABSENT = new Set(['EACCES', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM']);

/** Regular files below `root`, itself a real path; undefined for anything else. */
export function createFileSource(root: string): FileSource {
  const answer = sirv(root, {
    // Files are looked up for each request: a list from the start would outlive the folder that a build replaces.
    dev: true,
    // Addresses name their file in full; index.html and redirects are decided before.
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders: (held, _path, stats) => {
      // Opening a pipe that nobody writes to would never end.
      if (!stats.isFile()) throw new NotAFile();
      if (held instanceof HeldAnswer) held.stats = stats;
    },
  });

  async function open(...[segments, request, options]: Parameters<FileSource>) {
    const name = segments.at(-1) ?? '';
    const isPart = options?.range !== false && request.headers.range !== undefined;
    const sizeOf = async () => (await stat(path.join(root, ...segments))).size;
    const range = isPart ? await supportedRange(request, sizeOf) : undefined;
    // A part is one of the file as it is, so that every server and cache counts the same bytes.
    const encodings = isPart ? undefined : request.headers['accept-encoding'];
    const asked = Object.create(request, {
      url: { value: `/${segments.map((it) => encodeURI(it)).join('/')}` },
      headers: {
        value: { 'accept-encoding': siblingsToOffer(name, encodings), range },
      },
    }) as IncomingMessage;
    const held = new HeldAnswer(request);
    held.once('pipe', (body: ReadStream) => void (held.body = body));
    answer(asked, held, () => {});
    const { stats, body } = held;
    if (stats === undefined) return undefined;
    // What it reads waits for the real answer.
    body?.unpipe(held);
    if (body && !(await isOpenBelow(root, body))) return undefined;
    const file = describe(held, stats, name);
    if (options?.range !== false) file.headers['Accept-Ranges'] = 'bytes';
    return file;
  }

  return async (...request) => {
    try {
      return await open(...request);
    } catch (error) {
      if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  };
}

/** sirv follows links, also out of the site's folder. */
async function isOpenBelow(root: string, body: ReadStream): Promise<boolean> {
  await once(body, 'open');
  // The code that sends the body reports read errors.
  body.on('error', () => {});
  const real = await realpath(String(body.path)).catch(() => '');
  if (real.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) return true;
  body.destroy();
  return false;
}

function describe(held: HeldAnswer, stats: Stats, name: string): OpenFile {
  const { statusCode: status, body } = held;
  const opened = String(body?.path ?? '');
  const sibling = SIBLINGS.find(({ ending }) => opened.endsWith(`${name}${ending}`));
  const headers: OpenFile['headers'] = { 'Content-Length': body ? stats.size : 0 };
  for (const header of ['Content-Length', 'Content-Range']) {
    const value = held.getHeader(header);
    if (typeof value === 'string' || typeof value === 'number') headers[header] = value;
  }
  const encoding = sibling?.encoding ?? 'identity';
  return { status, size: stats.size, modified: stats.mtime, encoding, headers, body };
}
