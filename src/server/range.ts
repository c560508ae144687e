import type { IncomingMessage } from 'node:http';

/**
 * The ranges that sirv reads correctly: one, with a start. It takes `bytes=-5` for the first bytes, so that
 * one is written with its start, by the size of the file. It takes `bytes=0-0` for all of them, fails when the
 * end comes before the start, and ignores If-Range. Every other range is left out, which RFC 9110 (14.2)
 * allows: the answer is the whole file.
 */
export async function supportedRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  sizeOf: () => Promise<number>,
): Promise<string | undefined> {
  if (method !== 'GET' || headers['if-range'] !== undefined) return undefined;
  const [, last] = /^bytes=-([1-9]\d{0,14})$/.exec(headers.range ?? '') ?? [];
  if (last !== undefined) return `bytes=${Math.max(0, (await sizeOf()) - Number(last))}-`;
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (start === undefined) return undefined;
  if (end === '' || end === undefined) return headers.range;
  return Number(end) > 0 && Number(end) >= Number(start) ? headers.range : undefined;
}
