import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { CheckedRequest } from './requests.ts';

/** What a reader or a cache can notice of an answer. */
export interface CheckedAnswer {
  status: number;
  headers: Record<string, string>;
  /** The hash of the body; empty where the body is not compared. */
  body: string;
  /** The status when the same is asked with the tag of the first answer. */
  again: number | undefined;
}

export interface Difference {
  request: string;
  field: string;
  bundled: string;
  other: string;
}

/** Each server has its own name, clock and tags, and its own text for an answer without a page. */
const compared = [
  'accept-ranges',
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
];

export async function ask(port: number, asked: CheckedRequest): Promise<CheckedAnswer> {
  const first = await send(port, asked);
  const hasBody = [200, 206, 404].includes(first.status);
  const { etag } = first.raw;
  const isWhole = first.status === 200 && etag !== undefined;
  const again = isWhole
    ? await send(port, { ...asked, headers: { ...asked.headers, 'if-none-match': etag } })
    : undefined;
  const names = compared
    .filter((name) => hasBody || name !== 'content-type')
    // A 206 answer implies that ranges are accepted, so servers may leave the header out.
    .filter((name) => first.status === 200 || name !== 'accept-ranges');
  return {
    status: first.status,
    headers: Object.fromEntries(names.map((name) => [name, first.raw[name] ?? ''])),
    body: hasBody ? createHash('sha256').update(first.body).digest('hex').slice(0, 12) : '',
    again: again?.status,
  };
}

export function differences(
  asked: CheckedRequest,
  bundled: CheckedAnswer,
  other: CheckedAnswer,
): Difference[] {
  const request = [asked.method ?? 'GET', asked.path, JSON.stringify(asked.headers ?? {})].join(
    ' ',
  );
  const flat = ({ headers, ...rest }: CheckedAnswer) => Object.entries({ ...rest, ...headers });
  const others = new Map(flat(other));
  return flat(bundled).flatMap(([field, value]) => {
    const found = others.get(field);
    return found === value
      ? []
      : [{ request, field, bundled: String(value), other: String(found) }];
  });
}

interface RawAnswer {
  status: number;
  raw: Record<string, string>;
  body: Buffer;
}

/** By `http` and not `fetch`, which decodes bodies and follows redirects. */
function send(port: number, { path, method = 'GET', headers }: CheckedRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const request = httpRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        // Each value once for each time that it was sent: a header that comes twice is a difference.
        const raw = Object.entries(answer.headersDistinct).map(([name, values = []]) => [
          name,
          values.join(' ⏎ '),
        ]);
        resolve({
          status: answer.statusCode ?? 0,
          raw: Object.fromEntries(raw) as Record<string, string>,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.setTimeout(10_000, () => request.destroy(new Error(`No answer to ${path}.`)));
    request.on('error', reject).end();
  });
}
