import type { IncomingMessage } from 'node:http';

export type Body = { value: unknown } | { refused: 400 | 413; code: number; message: string };

/** The JSON of a request; a body that is too long is not read to its end. */
export async function readBody(
  request: Pick<IncomingMessage, 'headers'> & AsyncIterable<Buffer>,
  longest: number,
): Promise<Body> {
  const tooLong: Body = {
    refused: 413,
    code: -32000,
    message: `The body is longer than ${longest} bytes.`,
  };
  if (Number(request.headers['content-length'] ?? 0) > longest) return tooLong;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longest) return tooLong;
    parts.push(part);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return { refused: 400, code: -32700, message: 'The body is not JSON.' };
  }
  if (Array.isArray(value) && value.length === 0)
    return { refused: 400, code: -32600, message: 'The batch is empty.' };
  return { value };
}
