import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType, isCompressible } from './contentTypes.ts';
import type { OpenFile } from './files.node.ts';
import { isFresh } from './freshness.ts';
import { limitAnswer, type Limits } from './limits.node.ts';
import { askedRange, isSamePart } from './ranges.ts';

export function sendText(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
): void {
  const body = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

interface SendOptions {
  name: string;
  status: number;
  headers: Record<string, string>;
  limits: Limits;
}

/** Sends an open file and closes it, whatever becomes of the connection. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  { name, status, headers, limits }: SendOptions,
): Promise<void> {
  try {
    const etag = `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}-${file.encoding}"`;
    const vary: Record<string, string> = isCompressible(name) ? { Vary: 'Accept-Encoding' } : {};
    const head: Record<string, string | number> = {
      ...headers,
      ETag: etag,
      'Last-Modified': file.modified.toUTCString(),
      ...vary,
    };
    if (status === 200 && isFresh(request.headers, etag, file.modified)) {
      response.writeHead(304, head).end();
      return;
    }
    const asked = request.headers.range;
    const [ifRange] = request.headersDistinct['if-range'] ?? [];
    const hasParts = status === 200 && request.method === 'GET';
    const range =
      hasParts && isSamePart(ifRange, etag, file.modified)
        ? askedRange(asked, file.size)
        : undefined;
    if (range === 'unsatisfiable') {
      return sendText(response, 416, {
        ...vary,
        ...headers,
        'Content-Range': `bytes */${file.size}`,
      });
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    const size = end - start + 1;
    response.writeHead(range ? 206 : status, {
      ...head,
      'Content-Type': contentType(name),
      'Content-Length': size,
      ...(status === 200 && { 'Accept-Ranges': 'bytes' }),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
      ...(file.encoding === 'identity' ? {} : { 'Content-Encoding': file.encoding }),
    });
    if (request.method === 'HEAD' || size === 0) {
      response.end();
      return;
    }
    // `end` holds the body to the promised length while a build rewrites the file.
    const body = file.handle.createReadStream({ start, end, autoClose: false });
    const done = limitAnswer(response, size, limits);
    await pipeline(body, response).finally(done);
  } finally {
    await file.handle.close();
  }
}
