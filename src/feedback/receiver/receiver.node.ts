import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { guardConnections, hasOneHost, LIMITS } from '../../server/index.node.ts';
import { feedbackLimits } from '../entry.ts';
import { readLines, reportHtml, reportOf } from './report.ts';
import { entrySchema } from './schema.node.ts';

export interface ReceiverOptions {
  /** All lines that were written. */
  read: () => string;
  append: (line: string) => void;
  /** Whether a page of this origin may send. */
  accepts: (origin: string) => boolean;
  now: () => number;
  /** Entries of everybody in a minute. */
  perMinute?: number;
}

/** Takes feedback as JSON by POST, writes a line for each, and shows a report to a GET. */
export function createReceiver(options: ReceiverOptions): Server {
  const { read, append, accepts, now, perMinute = 60 } = options;
  const known = new Set(readLines(read()).entries.map(({ id }) => id));
  let times: number[] = [];

  async function receive(request: IncomingMessage): Promise<[status: number, answer: object]> {
    const body = await readBody(request);
    if (body === undefined) return [413, { error: 'The body is too long.' }];
    const parsed = entrySchema.safeParse(parseJson(body));
    if (!parsed.success) return [422, { error: 'The body is not an entry of feedback.' }];
    const { id } = parsed.data;
    if (known.has(id)) return [200, { received: id }];
    times = times.filter((time) => time > now() - 60_000);
    if (times.length >= perMinute) return [429, { error: 'Too many entries. Try again later.' }];
    append(`${JSON.stringify(parsed.data)}\n`);
    times.push(now());
    known.add(id);
    return [200, { received: id }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && accepts(origin);
    if (isAllowed) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('vary', 'origin');
    }
    if (!hasOneHost(request) || !isLocalHost(request.headers.host)) return end(response, 421);
    if (request.method === 'GET' && request.url === '/') return showReport(response);
    if (request.url !== '/') return end(response, 404);
    if (!isAllowed) return end(response, 403);
    if (request.method === 'OPTIONS') return end(response, 204);
    if (request.method !== 'POST') return end(response, 405);
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return end(response, 415);
    const [status, json] = await receive(request);
    response.setHeader('content-type', 'application/json');
    end(response, status, JSON.stringify(json));
  }

  function showReport(response: ServerResponse): void {
    const { entries, damaged } = readLines(read());
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    end(response, 200, reportHtml(reportOf(entries), damaged));
  }

  const server = createServer({ ...LIMITS }, (request, response) => {
    answer(request, response).catch(() => end(response, 500));
  });
  guardConnections(server, LIMITS);
  return server;
}

/** A request with another host name comes from a foreign page (DNS rebinding). */
const isLocalHost = (host = '') => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

function end(response: ServerResponse, status: number, body = ''): void {
  if (response.headersSent) return void response.destroy();
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > feedbackLimits.bodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
