import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType, isCompressible } from './contentTypes.ts';
import type { OpenFile } from './fileSource.node.ts';
import { isFresh } from './freshness.ts';
import { limitAnswer, type Limits } from './limits.node.ts';

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
  const { body, size, modified, encoding } = file;
  try {
    // sirv has weak tags, compares them with one value only, and ignores dates.
    const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}-${encoding}"`;
    const head: Record<string, string | number> = {
      ...headers,
      ETag: etag,
      'Last-Modified': modified.toUTCString(),
      ...(isCompressible(name) ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (status === 200 && isFresh(request.headers, etag, modified)) {
      response.writeHead(304, head).end();
      return;
    }
    // A file that is rewritten meanwhile must not run into the next answer.
    response.strictContentLength = request.method !== 'HEAD';
    response.writeHead(status === 200 ? file.status : status, {
      ...head,
      // sirv sends a charset with HTML only.
      'Content-Type': contentType(name),
      ...file.headers,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    if (request.method === 'HEAD' || body === undefined) {
      response.end();
      return;
    }
    const done = limitAnswer(response, size, limits);
    await pipeline(body, response).finally(done);
  } finally {
    body?.destroy();
  }
}
